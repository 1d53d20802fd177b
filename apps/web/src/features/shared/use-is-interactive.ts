import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Tells whether React has taken the page over; false on the server and in the first render. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
