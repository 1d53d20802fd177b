import writeExcelFile from "write-excel-file/node";
import type { Backend } from "../backend";
import type { Member } from "../model/entities";
import { dayOf } from "../figures/days";
import { analyticsSheets, type ExportRange } from "./analytics-sheets";

/** The analytics export as a file. Since 2026 LinkedIn writes every cell as text, numbers too. */
export async function analyticsWorkbook(
  backend: Backend,
  member: Member,
  range: ExportRange,
): Promise<{ name: string; bytes: Buffer }> {
  const isText = backend.settings.get().exportForm === "aggregate";
  const sheets = analyticsSheets(backend, member, range).map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) => row.map((cell) => (isText && cell !== null ? String(cell) : cell))),
  }));
  const bytes = await writeExcelFile(sheets).toBuffer();
  return { name: fileName(member, range, isText), bytes };
}

function fileName(
  { given_name, family_name }: Member,
  { from, to }: ExportRange,
  isAggregate: boolean,
): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (isAggregate) return `AggregateAnalytics_${given_name} ${family_name}_${first}_${last}.xlsx`;
  return `Content_${first}_${last}_${`${given_name}${family_name}`.replaceAll(" ", "")}.xlsx`;
}
