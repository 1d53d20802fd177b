import { waitlistDraft, type WaitlistDraft } from "@takt/domain/waitlist/model/waitlist-draft";
import { useSyncExternalStore } from "react";
import { storedDraft } from "../shared/drafts/stored-draft";
import { newId } from "../shared/new-id";
import { useMe } from "../shared/use-me";
import { waitlistDraftStorage } from "./waitlist-draft-storage";

const EMPTY_DRAFT: WaitlistDraft = { id: "", content: "" };
const nothing = () => "";

/** The signed-in user's draft from the waitlist; empty on the server, and when there is none. */
export function useWaitlistDraft() {
  const { id: userId } = useMe();
  const text = useSyncExternalStore(
    waitlistDraftStorage.subscribe,
    () => waitlistDraftStorage.read(userId),
    nothing,
  );
  const stored = storedDraft(userId, waitlistDraft, waitlistDraftStorage);
  const draft = (text !== "" && stored.read(EMPTY_DRAFT)?.value) || EMPTY_DRAFT;
  return {
    draft,
    /** Stores the draft; an empty one is removed. */
    write(next: WaitlistDraft): void {
      const value = { ...next, id: next.id || newId() };
      stored.write(next.content === "" ? null : { value, version: null });
    },
    clear: (): void => stored.write(null),
  };
}
