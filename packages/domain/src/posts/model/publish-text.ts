/** Returns the text that followers will read: the content, an empty line, the hashtags. */
export function publishText(content: string, hashtags: readonly string[]): string {
  const text = content.replace(/\r\n?/g, "\n").trimEnd();
  const tags = hashtags.map((tag) => `#${tag}`).join(" ");
  return [text, tags].filter(Boolean).join("\n\n");
}
