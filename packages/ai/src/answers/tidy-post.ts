import { MAX_CHOSEN, tidyHashtags } from "./tidy-hashtags";

const LINE_OF_TAGS = /^\s*(?:#[\p{L}\p{M}\p{N}_]+[\s,·|]*)+$/u;

/**
 * What can be put right without asking again: line ends, hashtags that stand in the text's last lines, hashtags with
 * their sign, doubled or too many. Those that the user gave are kept, exactly those; without any, five of the writer's.
 */
export function tidyPost(post: { text: string; hashtags: string[] }, given: readonly string[]) {
  const lines = post.text.replace(/\r\n?/g, "\n").trimEnd().split("\n");
  const inText: string[] = [];
  // Not the first line: a post of tags alone stays as it is.
  while (lines.length > 1 && (LINE_OF_TAGS.test(lines.at(-1)!) || lines.at(-1)!.trim() === ""))
    inText.unshift(...(lines.pop()!.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? []));
  const asked = tidyHashtags(given);
  const chosen = tidyHashtags([...post.hashtags, ...inText]).slice(0, MAX_CHOSEN);
  return { text: lines.join("\n"), hashtags: asked.length > 0 ? asked : chosen };
}
