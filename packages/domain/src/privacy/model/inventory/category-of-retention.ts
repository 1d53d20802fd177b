import type { Retained } from "@takt/domain/retention/model/retention";
import { personalTables } from "./data-inventory";
import type { DataCategory } from "./data-rule";
import { DATA_RULES } from "./data-rules";

/**
 * Returns the category of what a kind of retention removes: that of the first rule with this period, or of the first
 * table that it purges. Files that no row knows are content.
 */
export function categoryOfRetention(kind: Retained): DataCategory {
  const rule = Object.values(DATA_RULES).find(({ retention }) => retention === kind);
  if (rule) return rule.category;
  const purged = personalTables().find(
    ([, { bound }]) => "purgedAs" in bound && bound.purgedAs.includes(kind),
  );
  const [column] = Object.values(purged?.[1].columns ?? {});
  return column ? DATA_RULES[column.rule].category : "content";
}
