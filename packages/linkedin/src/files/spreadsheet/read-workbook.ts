import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { type OpenZip, openZip, refuseFile } from "../zip-file";
import { readXml } from "./read-xml";

export type Cell = string | number | null;
/** A row with its number, the first is 1; cells from column A, up to MAX_COLUMNS. */
export type SheetRow = { row: number; cells: Cell[] };
export type Sheet = { name: string; rows: SheetRow[] };

/** LinkedIn's widest sheet has seven columns. */
const MAX_COLUMNS = 26;
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
  const files = await listSheets(read);
  if (files.length > MAX_SHEETS) throw refuseFile("import_too_large");
  const strings = readStrings(await read("xl/sharedStrings.xml"));
  const sheets: Sheet[] = [];
  const count = createCellCounter();
  for (const { name, path } of files) {
    const part = await read(path);
    if (!part) throw refuseFile("import_damaged");
    sheets.push({ name, rows: readRows(part, strings, count) });
  }
  return sheets;
}

/** Counts cells and their characters while they are read, over all sheets. Refuses with `import_too_large`. */
function createCellCounter(): (cell: Cell) => void {
  let [cells, characters] = [0, 0];
  return (cell) => {
    cells += 1;
    if (typeof cell === "string") characters += cell.length;
    if (cells > SYNC_LIMITS.cells || characters > SYNC_LIMITS.workbookCharacters)
      throw refuseFile("import_too_large");
  };
}

/** Adds to the text of a cell, up to the length that is read of one. */
function append(text: string, more: string): string {
  const left = SYNC_LIMITS.cellCharacters - text.length;
  return left > 0 ? text + more.slice(0, left) : text;
}

type Read = (...args: [name: string]) => ReturnType<OpenZip["read"]>;

/** Lists the sheets of the workbook with the paths of their files. */
async function listSheets(read: Read): Promise<{ name: string; path: string }[]> {
  const [workbook, relations] = [await read("xl/workbook.xml"), await read("xl/_rels/workbook.xml.rels")];
  if (!workbook || !relations) throw refuseFile("import_damaged");
  const paths = new Map<string, string>();
  readXml(relations, {
    open(name, { Id, Target }) {
      if (name === "Relationship" && Id !== undefined && Target !== undefined)
        paths.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
    text: () => {},
    close: () => {},
  });
  const sheets: { name: string; path: string }[] = [];
  readXml(workbook, {
    open(tag, attributes) {
      const path = paths.get(attributes["r:id"] ?? "");
      if (tag === "sheet" && path !== undefined) sheets.push({ name: attributes["name"] ?? "", path });
    },
    text: () => {},
    close: () => {},
  });
  return sheets;
}

/** Reads the table of shared texts: the runs of each `si`, without the pronunciation of Japanese ones. */
function readStrings(part: Buffer | null): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let isText = false;
  let isHint = false;
  readXml(part, {
    open(name) {
      if (name === "si") strings.push("");
      else if (name === "rPh") isHint = true;
      else if (name === "t") isText = true;
    },
    text(text) {
      if (isText && !isHint && strings.length > 0) strings.push(append(strings.pop()!, text));
    },
    close(name) {
      if (name === "rPh") isHint = false;
      else if (name === "t") isText = false;
    },
  });
  return strings;
}

function readRows(part: Buffer, strings: readonly string[], count: (cell: Cell) => void): SheetRow[] {
  const rows: SheetRow[] = [];
  let cell: { column: number; type: string; value: string } | null = null;
  let isValue = false;
  let column = 0;
  readXml(part, {
    open(name, { r: ref, t: type = "n" }) {
      if (name === "row") {
        const row = Number(ref ?? (rows.at(-1)?.row ?? 0) + 1);
        rows.push({ row, cells: [] });
        if (rows.length > SYNC_LIMITS.rows) throw refuseFile("import_too_many_rows");
        column = 0;
      } else if (name === "c") {
        column = ref === undefined ? column + 1 : columnOf(ref);
        cell = { column, type, value: "" };
      } else if (name === "v" || name === "t") isValue = true;
    },
    text(text) {
      if (isValue && cell) cell.value = append(cell.value, text);
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "c" && cell) {
        const cells = rows.at(-1)?.cells ?? [];
        if (cell.column <= MAX_COLUMNS) {
          while (cells.length < cell.column) cells.push(null);
          const value = toCell(cell, strings);
          count(value);
          cells[cell.column - 1] = value;
        }
        cell = null;
      }
    },
  });
  return rows;
}

/** Returns the number of a cell's column, `A1` is 1; one that is far away is beyond MAX_COLUMNS. */
function columnOf(ref: string): number {
  const name = /^[A-Z]+/i.exec(ref)?.[0].toUpperCase() ?? "";
  return name.length === 1 ? name.charCodeAt(0) - 64 : MAX_COLUMNS + 1;
}

function toCell({ type, value }: { type: string; value: string }, strings: readonly string[]): Cell {
  if (type === "s") return strings[Number(value)] ?? null;
  if (type === "n") return value === "" || Number.isNaN(Number(value)) ? null : Number(value);
  return value;
}
