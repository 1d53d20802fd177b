import { parseUrl } from "@takt/text/links/parse-url";
import { parseWebUrl } from "@takt/text/links/parse-web-url";

/** In characters. */
const MAX_LENGTH = 4096;

/**
 * Whether no browser finds a scheme in the text but http and https: by the parser that browsers use, which passes over
 * blanks, line breaks and case. A host with its port, `a.example:80`, is none.
 */
export function isHarmlessUrl(text: string): boolean {
  const url = parseUrl(text);
  return url === null || /^https?:$/.test(url.protocol) || url.protocol.includes(".");
}

/** Whether a text is a URL that may be shown as a link: http and https only. */
export function isWebUrl(text: string): boolean {
  return text.length <= MAX_LENGTH && !/[\s\p{Cc}\p{Surrogate}]/u.test(text) && parseWebUrl(text) !== null;
}
