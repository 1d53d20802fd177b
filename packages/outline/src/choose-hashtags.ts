import { toHashtags } from "@takt/text/hashtag";
import type { OutlineParameters } from "./outline-parameters";

const MAX_HASHTAGS = 5;
const MAX_HASHTAG_LENGTH = 50;

/** Returns the given hashtags, made valid, at most 5; none of its own. */
export function chooseHashtags({ hashtags }: Pick<OutlineParameters, "hashtags">): string[] {
  return toHashtags(hashtags, MAX_HASHTAGS, MAX_HASHTAG_LENGTH);
}
