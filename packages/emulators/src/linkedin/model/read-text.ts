import type { Post } from "../entities";
import type { LittleText } from "./little-text";
import { parseLittleText } from "./little-text";

/** Parses a post's sent text: as plain text in a post of the old API, otherwise as little text. */
export function readText({ sent, plain }: Pick<Post, "sent" | "plain">): LittleText {
  if (!plain) return parseLittleText(sent);
  return { segments: [{ kind: "text", text: sent }], published: sent, stoppedAt: null };
}
