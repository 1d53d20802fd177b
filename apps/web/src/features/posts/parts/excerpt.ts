import { excerpt as toExcerpt } from "@takt/text/truncate";

/** The start of a post on one line, for titles, menus and questions. Empty for a post without text. */
export function excerpt(content: string, length = 60): string {
  return toExcerpt(content, length);
}
