import { categoryOfRetention } from "@takt/domain/privacy/model/inventory/category-of-retention";
import { DATA_CATEGORIES, type DataCategory } from "@takt/domain/privacy/model/inventory/data-rule";
import type { Retained } from "@takt/domain/retention/model/retention";

/** Groups kinds of data by their category, in the order of the policy; in a group the shortest period is first. */
export function groupByCategory<T extends { kind: Retained; days: number }>(
  kinds: readonly T[],
): { category: DataCategory; kinds: T[] }[] {
  return DATA_CATEGORIES.map((category) => ({
    category,
    kinds: kinds
      .filter(({ kind }) => categoryOfRetention(kind) === category)
      .toSorted((a, b) => a.days - b.days),
  })).filter((group) => group.kinds.length > 0);
}
