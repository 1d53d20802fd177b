import { draftStorage } from "../../shared/draft-storage";
import { firstPostKeys } from "./first-post-keys";

/** Clears what this tab stores of the first post at the end of the onboarding, unless its text has not been saved. */
export function clearSentPost(userId: string): void {
  if (draftStorage.read(firstPostKeys.draft(userId)) !== "") return;
  for (const keyOf of Object.values(firstPostKeys)) draftStorage.write(keyOf(userId), "");
}
