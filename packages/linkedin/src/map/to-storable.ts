import { isStorable } from "@takt/domain/shared/storable";
import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";

/** Returns a text with line breaks as the database keeps them; null for one that it cannot keep. */
export function toStorable(text: string): string | null {
  const normalized = text.replace(/\r\n?/g, "\n");
  return normalized.length <= SYNC_LIMITS.textLength && isStorable(normalized) ? normalized : null;
}
