import { useSyncExternalStore } from "react";

/** Returns this device's IANA time zone; null on the server, which has another one. */
export function useBrowserZone(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
