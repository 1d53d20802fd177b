import { dataEntries } from "@takt/domain/privacy/model/inventory/data-inventory";
import {
  type DataCategory,
  type LegalBasis,
  type ProcessorRole,
  type Purpose,
  PURPOSES,
} from "@takt/domain/privacy/model/inventory/data-entry";

export type PurposeRow = {
  purpose: Purpose;
  categories: DataCategory[];
  bases: LegalBasis[];
  recipients: Exclude<ProcessorRole, "hosting">[];
};

/** Returns each purpose of the inventory with the data that serves it, on which bases, and who gets it. */
export function groupByPurpose(entries = dataEntries()): PurposeRow[] {
  return PURPOSES.flatMap((purpose) => {
    const served = entries.filter((entry) => entry.purpose === purpose);
    if (served.length === 0) return [];
    return {
      purpose,
      categories: [...new Set(served.map(({ category }) => category))],
      bases: [...new Set(served.map(({ basis }) => basis))],
      recipients: [...new Set(served.flatMap(({ processors = [] }) => processors))],
    };
  });
}
