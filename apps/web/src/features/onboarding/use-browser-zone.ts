import { useSyncExternalStore } from "react";

/** This device's time zone as an IANA name; null on the server, which stands in a zone of its own. */
export function useBrowserZone(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}
