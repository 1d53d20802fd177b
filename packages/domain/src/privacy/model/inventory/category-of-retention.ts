import type { Retained } from "@takt/domain/retention/model/retention";
import type { DataCategory } from "./data-entry";
import { dataEntries, personalTables } from "./data-inventory";

/**
 * Returns the category of what a kind of retention removes: that of the first entry with this period, or of the first
 * table that it purges. Files that no row knows are content.
 */
export function categoryOfRetention(kind: Retained): DataCategory {
  const entry = dataEntries().find(({ retention }) => retention === kind);
  if (entry) return entry.category;
  const table = personalTables().find(
    ([, { bound }]) => "purgedAs" in bound && bound.purgedAs.includes(kind),
  );
  return table?.[1].entries[0]?.category ?? "content";
}
