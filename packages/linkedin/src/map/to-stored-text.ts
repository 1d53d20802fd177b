import { normalizeText } from "@takt/text/normalize-text";
import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";

/** Returns a text of LinkedIn's as Takt keeps texts; null for one that is too long. */
export function toStoredText(text: string): string | null {
  const stored = normalizeText(text);
  return stored.length <= SYNC_LIMITS.textLength ? stored : null;
}
