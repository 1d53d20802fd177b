import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Tells whether React has taken the page over; false on the server and in the first render. Before that a form is sent by
 * the browser itself: its fields would be in the address, and nothing would be declared.
 */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
