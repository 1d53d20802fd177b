import { SYNC_LIMITS } from "@takt/domain/sync/model/sync-limits";
import { refuseFile } from "../zip-file";
import { relationId } from "./find-parts";
import { append } from "./read-strings";
import { readXml } from "./read-xml";

export type Cell = string | number | null;
/** A row with its number, the first is 1; cells from column A, up to MAX_COLUMNS. */
export type SheetRow = { row: number; cells: Cell[] };
/** A cell that leads somewhere: by the id of a relation, or by the address in its formula. */
export type CellLink = { row: number; column: number } & ({ id: string } | { url: string });

/** LinkedIn's widest sheet has seven columns. */
const MAX_COLUMNS = 26;
/** The formula of a cell that shows other words than the address it leads to. */
const HYPERLINK = /^\s*HYPERLINK\(\s*"([^"]+)"/i;

type OpenCell = { column: number; type: string; value: string; formula: string };

/** Counts cells and their characters while they are read, over all sheets. Refuses with `import_too_large`. */
export function createCellCounter(): (cell: Cell) => void {
  let [cells, characters] = [0, 0];
  return (cell) => {
    cells += 1;
    if (typeof cell === "string") characters += cell.length;
    if (cells > SYNC_LIMITS.cells || characters > SYNC_LIMITS.workbookCharacters)
      throw refuseFile("import_too_large");
  };
}

/** Reads the rows of a sheet, and which of its cells are links. */
export function readRows(
  part: Buffer,
  strings: readonly string[],
  count: (cell: Cell) => void,
): { rows: SheetRow[]; links: CellLink[] } {
  const rows: SheetRow[] = [];
  const links: CellLink[] = [];
  let cell: OpenCell | null = null;
  let field: "value" | "formula" | null = null;
  let column = 0;
  readXml(part, {
    open(name, attributes) {
      const { r: ref, t: type = "n" } = attributes;
      if (name === "row") {
        const row = Number(ref ?? (rows.at(-1)?.row ?? 0) + 1);
        rows.push({ row, cells: [] });
        if (rows.length > SYNC_LIMITS.rows) throw refuseFile("import_too_many_rows");
        column = 0;
      } else if (name === "c") {
        column = ref === undefined ? column + 1 : toColumn(ref);
        cell = { column, type, value: "", formula: "" };
      } else if (name === "v" || name === "t") field = "value";
      else if (name === "f") field = "formula";
      else if (name === "hyperlink") {
        const [first = ""] = (attributes["ref"] ?? "").split(":");
        const id = relationId(attributes);
        if (id !== undefined && links.length < SYNC_LIMITS.cells)
          links.push({ row: Number(/\d+$/.exec(first)?.[0] ?? 0), column: toColumn(first), id });
      }
    },
    text(text) {
      if (field && cell) cell[field] = append(cell[field], text);
    },
    close(name) {
      if (name === "v" || name === "t" || name === "f") field = null;
      else if (name === "c" && cell) {
        closeCell(cell);
        cell = null;
      }
    },
  });
  return { rows, links };

  function closeCell(closed: OpenCell): void {
    const last = rows.at(-1);
    if (!last || closed.column > MAX_COLUMNS) return;
    while (last.cells.length < closed.column) last.cells.push(null);
    const value = toCell(closed, strings);
    count(value);
    last.cells[closed.column - 1] = value;
    const url = HYPERLINK.exec(closed.formula)?.[1];
    if (url !== undefined) links.push({ row: last.row, column: closed.column, url });
  }
}

/** Returns the number of a cell's column, `A1` is 1; one that is far away is beyond MAX_COLUMNS. */
function toColumn(ref: string): number {
  const name = /^\$?([A-Z]+)/i.exec(ref)?.[1]?.toUpperCase() ?? "";
  return name.length === 1 ? name.charCodeAt(0) - 64 : MAX_COLUMNS + 1;
}

function toCell({ type, value }: OpenCell, strings: readonly string[]): Cell {
  if (type === "s") return strings[Number(value)] ?? null;
  if (type === "n") return value === "" || Number.isNaN(Number(value)) ? null : Number(value);
  // An error such as #N/A says nothing.
  return type === "e" || value === "" ? null : value;
}
