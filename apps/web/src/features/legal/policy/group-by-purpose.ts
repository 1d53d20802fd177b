import { DATA_RULES } from "@takt/domain/privacy/model/inventory/data-rules";
import {
  type DataCategory,
  type DataRule,
  type LegalBasis,
  type ProcessorRole,
  type Purpose,
  PURPOSES,
} from "@takt/domain/privacy/model/inventory/data-rule";

export type PurposeRow = {
  purpose: Purpose;
  categories: DataCategory[];
  bases: LegalBasis[];
  recipients: Exclude<ProcessorRole, "hosting">[];
};

/** Returns each purpose of the rules with the data that serves it, on which bases, and who gets it. */
export function groupByPurpose(rules: readonly DataRule[] = Object.values(DATA_RULES)): PurposeRow[] {
  return PURPOSES.flatMap((purpose) => {
    const served = rules.filter((rule) => rule.purpose === purpose);
    if (served.length === 0) return [];
    return {
      purpose,
      categories: [...new Set(served.map(({ category }) => category))],
      bases: [...new Set(served.map(({ basis }) => basis))],
      recipients: [...new Set(served.flatMap(({ processors }) => processors))],
    };
  });
}
