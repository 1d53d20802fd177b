import { parseUrl } from "./parse-url";

/**
 * Parses a text that is to be one web address: http or https, without blanks. Null for any other text; the addresses in a
 * text are found by find-links.ts.
 */
export function parseWebUrl(text: string): URL | null {
  return /^https?:\/\/\S+$/iu.test(text) ? parseUrl(text) : null;
}
