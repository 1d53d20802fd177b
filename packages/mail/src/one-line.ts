import { cut } from "./cut";

/** Somebody else's words for a header or a line: no line breaks, no control or bidi characters, at most `max` long. */
export function oneLine(words: string, max: number): string {
  const line = words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return cut(line, max);
}
