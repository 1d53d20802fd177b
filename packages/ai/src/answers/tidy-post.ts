import { tidyHashtags } from "./tidy-hashtags";

const LINE_OF_TAGS = /^\s*(?:#[\p{L}\p{M}\p{N}_]+[\s,·|]*)+$/u;

/**
 * What can be put right without asking again: line ends, hashtags that stand in the text's last lines, hashtags with
 * their sign, doubled or too many. Those that the user gave come first, all of them.
 */
export function tidyPost(post: { text: string; hashtags: string[] }, given: readonly string[]) {
  const lines = post.text.replace(/\r\n?/g, "\n").trimEnd().split("\n");
  const inText: string[] = [];
  // Not the first line: a post of tags alone stays as it is.
  while (lines.length > 1 && (LINE_OF_TAGS.test(lines.at(-1)!) || lines.at(-1)!.trim() === ""))
    inText.unshift(...(lines.pop()!.match(/#[\p{L}\p{M}\p{N}_]+/gu) ?? []));
  return { text: lines.join("\n"), hashtags: tidyHashtags([...given, ...post.hashtags, ...inText]) };
}
