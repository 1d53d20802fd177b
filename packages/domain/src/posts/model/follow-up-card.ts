import { truncateAtWord } from "@takt/text/excerpt";
import { LINK_CARD_LIMITS, type LinkCard } from "./link-card";
import { postText, type PostFields } from "./post-fields";

/** Characters of the earlier post that the card of a follow-up shows. */
const TITLE_LENGTH = 100;

/** Returns the card that leads from a follow-up to the post before it: its address, and the first line of what it says. */
export function toFollowUpCard(post: PostFields, url: string): LinkCard {
  const lines = postText(post).split("\n");
  const first = lines.map((line) => line.trim()).find(Boolean) ?? "";
  return {
    source: url.slice(0, LINK_CARD_LIMITS.sourceLength),
    title: truncateAtWord(first, TITLE_LENGTH),
    description: "",
  };
}
