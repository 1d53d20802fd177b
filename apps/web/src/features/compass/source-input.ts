import type { AnalysisInput } from "@takt/domain/compass/model/analysis-input";
import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
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

/** Returns why an input cannot be analysed, or null: what the server refuses, and an address that is none. */
export function inputProblem(input: AnalysisInput): InputProblem | null {
  const { source } = input;
  if (source.kind === "url") {
    const url = normalizeText(source.url).trim();
    if (url === "") return "urlMissing";
    if (url.length > COMPASS_LIMITS.url) return "urlTooLong";
    if (!isWebAddress(url)) return "urlInvalid";
  } else {
    const { length } = normalizeText(source.text).trim();
    if (length === 0) return "textMissing";
    if (length < COMPASS_LIMITS.minTextLength) return "textTooShort";
    if (length > COMPASS_LIMITS.maxTextLength) return "textTooLong";
  }
  return null;
}

/** Adds https to an address that starts with its host, as browsers do. */
export function normalizeUrl(typed: string): string {
  const address = typed.trim();
  const startsWithHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]\S*)?$/u.test(address);
  return startsWithHost && !address.endsWith(".") ? `https://${address}` : address;
}

/** Returns the tab that an input belongs to instead: an address typed as a text, or a text typed as an address. */
export function suggestSourceKind(tab: SourceKind, typed: string): SourceKind | null {
  const text = typed.trim();
  if (tab === "text") return text.length <= COMPASS_LIMITS.url && isWebAddress(text) ? "url" : null;
  return text.length >= COMPASS_LIMITS.minTextLength && /\s/.test(text) ? "text" : null;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
