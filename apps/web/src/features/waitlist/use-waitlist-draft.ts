import { useCallback, useSyncExternalStore } from "react";
import { useMe } from "../shared/use-me";
import { waitlistDraftStorage } from "./waitlist-draft-storage";

const nothing = () => "";

/** The signed-in user's draft of the time of waiting; empty on the server, and when there is none. */
export function useWaitlistDraft(): [text: string, setText: (text: string) => void] {
  const { id } = useMe();
  const text = useSyncExternalStore(
    waitlistDraftStorage.subscribe,
    () => waitlistDraftStorage.read(id),
    nothing,
  );
  return [text, useCallback((next: string) => waitlistDraftStorage.write(id, next), [id])];
}
