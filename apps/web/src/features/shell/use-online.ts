import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

/** Whether the browser is online; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
