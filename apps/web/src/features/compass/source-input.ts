import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import { findLinks } from "@takt/text/links/find-links";
import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { normalizeText } from "@takt/text/normalize-text";
import type { SourceKind } from "./analysis-state";

/** A key of `problems` in messages/{en,de}/compass.json. */
export type InputProblem =
  | "urlMissing"
  | "urlInvalid"
  | "urlTooLong"
  | "textMissing"
  | "textTooShort"
  | "textTooLong";

/** Returns why an input cannot be analysed, or null: what the server refuses, and an invalid address. */
export function inputProblem(input: AnalysisInput): InputProblem | null {
  const { source } = input;
  if (source.kind === "url") {
    const url = normalizeText(source.url).trim();
    if (url === "") return "urlMissing";
    if (url.length > COMPASS_LIMITS.url) return "urlTooLong";
    if (!parseWebUrl(url)) return "urlInvalid";
  } else {
    const { length } = normalizeText(source.text).trim();
    if (length === 0) return "textMissing";
    if (length < COMPASS_LIMITS.minTextLength) return "textTooShort";
    if (length > COMPASS_LIMITS.maxTextLength) return "textTooLong";
  }
  return null;
}

/**
 * Returns the address alone where nothing but marks stand around it, such as quotes or a full stop, and adds https to one
 * that starts with its host, as browsers do.
 */
export function normalizeUrl(typed: string): string {
  const url = findOnlyLink(typed) ?? typed.trim();
  const startsWithHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(url);
  return startsWithHost && !url.endsWith(".") ? `https://${url}` : url;
}

/** Returns the tab that an input belongs to instead: an address typed as a text, or a text typed as an address. */
export function suggestSourceKind(tab: SourceKind, typed: string): SourceKind | null {
  const text = typed.trim();
  if (tab === "text") return text.length <= COMPASS_LIMITS.url && findOnlyLink(text) !== null ? "url" : null;
  return text.length >= COMPASS_LIMITS.minTextLength && /\s/.test(text) ? "text" : null;
}

/** Returns the one address of a text that has no words beside it, as it is written; null for any other text. */
function findOnlyLink(text: string): string | null {
  const [link, ...more] = findLinks(text);
  if (!link || more.length > 0) return null;
  const around = text.slice(0, link.start) + text.slice(link.end);
  return /[\p{L}\p{N}]/u.test(around) ? null : text.slice(link.start, link.end);
}
