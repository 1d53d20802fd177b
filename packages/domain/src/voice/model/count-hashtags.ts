import { splitText } from "../../posts/model/publish-text";

/** Counts the distinct hashtags of a post, including those that LinkedIn sees in its text. */
export function countHashtags({
  content,
  hashtags,
}: {
  content: string;
  hashtags: readonly string[];
}): number {
  const inline = splitText(content)
    .filter(({ kind }) => kind === "hashtag")
    .map(({ text }) => text.slice(1));
  return new Set([...hashtags, ...inline].map((tag) => tag.toLowerCase())).size;
}
