import { draftStorage } from "../../shared/draft-storage";
import { parseFirstPostDraft } from "./first-post-draft";
import { firstPostKey } from "./first-post-key";

/** Clears the stored draft at the end of the onboarding when it has become a post; any other stays in this tab. */
export function clearSentPost(userId: string): void {
  if (parseFirstPostDraft(draftStorage.read(firstPostKey(userId))).postId)
    draftStorage.write(firstPostKey(userId), "");
}
