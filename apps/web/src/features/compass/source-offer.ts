import { COMPASS_LIMITS } from "@takt/domain/compass/model/compass-limits";
import type { SourceKind } from "./analysis-state";

/** Whether what stands in one tab's field belongs into the other's: an address among the texts, a text as an address. */
export function sourceOffer(tab: SourceKind, typed: string): SourceKind | null {
  const text = typed.trim();
  if (tab === "text")
    return text.length <= COMPASS_LIMITS.url && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
      ? "url"
      : null;
  return text.length >= COMPASS_LIMITS.shortestText && /\s/.test(text) ? "text" : null;
}
