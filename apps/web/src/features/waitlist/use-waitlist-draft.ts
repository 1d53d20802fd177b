import { waitlistDraft, type WaitlistDraft } from "@takt/domain/waitlist/model/waitlist-draft";
import { localDraftStorage } from "../shared/draft-storage";
import { storedDraft } from "../shared/drafts/stored-draft";
import { newId } from "../shared/pending-ids";
import { useMe } from "../shared/use-me";
import { useStoredDraft } from "../shared/use-stored-draft";

const EMPTY_DRAFT: WaitlistDraft = { id: "", content: "" };

/**
 * The one text that the signed-in user writes while they wait: in this browser alone, until they sign out. Empty on the
 * server, and when there is none.
 */
export function useWaitlistDraft() {
  const { id: userId } = useMe();
  const key = `waitlist:${userId}`;
  const [text] = useStoredDraft(key, localDraftStorage);
  const stored = storedDraft(key, waitlistDraft, localDraftStorage);
  const draft = (text !== "" && stored.read()?.value) || EMPTY_DRAFT;
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
