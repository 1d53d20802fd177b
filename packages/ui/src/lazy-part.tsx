"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Long enough for a page to be usable first, and shorter than anybody takes to read what it says and to click. */
const PRELOAD_MS = 400;

/**
 * A part of the screen whose script comes after the page: soon after it by itself, so that it opens at once and also
 * offline, or earlier by `load`, when somebody is about to need it.
 */
export function createLazyPart<Part>(load: () => Promise<Part>) {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const start = () => {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        for (const listener of listeners) listener();
      },
      // Without a connection: the next use tries again.
      () => {
        loading = null;
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load: start,
    /** The part, or null until it is there; `wanted`: it is needed now. */
    usePart(wanted: boolean): Part | null {
      useEffect(() => {
        if (wanted) return start();
        const timer = setTimeout(start, PRELOAD_MS);
        return () => clearTimeout(timer);
      }, [wanted]);
      return useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      );
    },
  };
}
