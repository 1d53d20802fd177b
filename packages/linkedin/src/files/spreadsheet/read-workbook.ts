import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { openZip, refuseFile } from "../zip-file";
import { findWorkbook, readRelations, relationId } from "./find-parts";
import { type Cell, createCellCounter, readRows, type SheetRow } from "./read-rows";
import { linkCells } from "./link-cells";
import { readStrings } from "./read-strings";
import { readXml } from "./read-xml";

export type { Cell, SheetRow };
/** A sheet with its rows; days are counted from 1904 in workbooks of old Macs. */
export type Sheet = { name: string; rows: SheetRow[]; is1904: boolean };

const MAX_SHEETS = 30;

/** Reads the cells of all sheets, in their order, as texts and numbers. Refuses with the `import_*` codes. */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const zip = await openZip(bytes);
  let left: number = SYNC_LIMITS.sheetBytes;
  const read = async (name: string): Promise<Buffer | null> => {
    const part = await zip.read(name, left);
    left -= part?.length ?? 0;
    return part;
  };
  const path = await findWorkbook(zip, SYNC_LIMITS.sheetBytes);
  const workbook = path === null ? null : await read(path);
  if (path === null || !workbook) throw refuseFile("import_damaged");
  const relations = await readRelations(read, path);
  const { names, is1904 } = listSheets(workbook);
  if (names.length > MAX_SHEETS) throw refuseFile("import_too_large");
  const shared = [...relations.values()].find(({ type }) => type === "sharedStrings");
  const strings = readStrings(await read(shared?.target ?? "xl/sharedStrings.xml"));
  const sheets: Sheet[] = [];
  const count = createCellCounter();
  for (const { name, id } of names) {
    const { type = "", target } = relations.get(id) ?? {};
    // A sheet of a chart or a dialog has no cells.
    if (target === undefined || ["chartsheet", "dialogsheet"].includes(type)) continue;
    const part = await read(target);
    if (!part) throw refuseFile("import_damaged");
    const { rows, links } = readRows(part, strings, count);
    if (links.length > 0) linkCells(rows, links, await readRelations(read, target));
    sheets.push({ name, rows, is1904 });
  }
  return sheets;
}

/** Lists the sheets with the ids of their relations; the prefix of these ids is the writer's choice. */
function listSheets(workbook: Buffer): { names: { name: string; id: string }[]; is1904: boolean } {
  const names: { name: string; id: string }[] = [];
  let is1904 = false;
  readXml(workbook, {
    open(tag, attributes) {
      if (tag === "workbookPr") is1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (tag === "sheet") names.push({ name: attributes["name"] ?? "", id: relationId(attributes) ?? "" });
    },
    text: () => {},
    close: () => {},
  });
  return { names, is1904 };
}
