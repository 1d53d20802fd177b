import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import type { SourceKind } from "./analysis-state";

/** Returns the tab that an input belongs to instead: an address typed as a text, or a text typed as an address. */
export function suggestSourceKind(tab: SourceKind, typed: string): SourceKind | null {
  const text = typed.trim();
  if (tab === "text")
    return text.length <= COMPASS_LIMITS.url && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
      ? "url"
      : null;
  return text.length >= COMPASS_LIMITS.minTextLength && /\s/.test(text) ? "text" : null;
}
