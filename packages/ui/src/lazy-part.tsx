"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Long enough for a page to be usable first, and shorter than anybody takes to read what it says and to click. */
const PRELOAD_MS = 400;

/** Listeners for parts that were needed and could not be loaded. */
const lossListeners = new Set<(cause: unknown) => void>();

/** Tells `listener` of each part that was needed and could not be loaded. Returns the function that ends it. */
export function onPartLost(listener: (cause: unknown) => void): () => void {
  lossListeners.add(listener);
  return () => void lossListeners.delete(listener);
}

/**
 * A part of the screen whose script comes after the page: soon after it on its own, so that it opens at once and also
 * offline, or earlier by `load`, when somebody is about to need it.
 */
export function createLazyPart<Part>(load: () => Promise<Part>) {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const start = () =>
    (loading ??= load().then(
      (loaded) => {
        part = loaded;
        for (const listener of listeners) listener();
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    ));
  const preload = () => {
    // Without a connection: the next use tries again.
    start().catch(() => undefined);
  };
  const loadNow = () => {
    start().catch((cause: unknown) => {
      for (const listener of lossListeners) listener(cause);
    });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load: preload,
    /** The part, or null until it is there; `wanted`: it is needed now. */
    usePart(wanted: boolean): Part | null {
      useEffect(() => {
        if (wanted) return loadNow();
        const timer = setTimeout(preload, PRELOAD_MS);
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
