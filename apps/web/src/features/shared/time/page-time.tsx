"use client";

import { useState, useSyncExternalStore } from "react";
import { learnPageTime } from "./now";

const subscribe = () => () => undefined;

/**
 * Learns the server's time of the page that it is rendered in, before what comes after it is hydrated. Only of a document:
 * what Next's router loads later may have been rendered long before it is shown.
 */
export function PageTime({ at }: { at: number }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  useState(() => {
    if (isHydrating && typeof window !== "undefined") learnPageTime(at);
  });
  return null;
}
