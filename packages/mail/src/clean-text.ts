import { truncateWithEllipsis } from "@takt/domain/shared/truncate-with-ellipsis";

/**
 * Cleans foreign text for a header or a line: no line breaks, no control or bidi characters, at most `max`
 * characters.
 */
export function singleLine(text: string, max: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return truncateWithEllipsis(line, max);
}
