import type { Post } from "../entities";
import type { LittleText } from "./little-text";
import { parseLittleText } from "./little-text";

/** What was sent, read as what it is: plain in a post by the old API (reference 4.6), otherwise little text. */
export function readText({ sent, plain }: Pick<Post, "sent" | "plain">): LittleText {
  if (!plain) return parseLittleText(sent);
  return { segments: [{ kind: "text", text: sent }], published: sent, stoppedAt: null };
}
