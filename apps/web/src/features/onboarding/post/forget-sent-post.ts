import { keptText } from "../../shared/kept-text";
import { readKeptPost } from "./kept-post";
import { postKey } from "./post-key";

/** At the end of the onboarding: a text that is in a post need not be kept beside it; any other stays in this tab. */
export function forgetSentPost(userId: string): void {
  if (readKeptPost(keptText.read(postKey(userId))).postId) keptText.write(postKey(userId), "");
}
