import { toQuote } from "@takt/domain/posts/model/find-quote";
import type { Quote } from "@takt/domain/posts/model/note-input";
import { QUOTE_CONTEXT, QUOTE_LENGTH } from "@takt/domain/posts/model/note-length";
import { truncate } from "@takt/text/truncate";

/** Returns the selected place of a text, without the blanks around it and with its beginning where it is too long; null for none. */
export function readPlace(text: string, selected: { start: number; end: number }): Quote | null {
  const words = text.slice(selected.start, selected.end);
  const start = selected.start + words.length - words.trimStart().length;
  const quoted = truncate(words.trim(), QUOTE_LENGTH).trimEnd();
  return quoted === "" ? null : toQuote(text, { start, end: start + quoted.length }, QUOTE_CONTEXT);
}
