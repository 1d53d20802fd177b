import { openFileEntry, rowsEntry, textEntry } from "../../archive/archive-entries";
import { type ExportedRow, createCsvFormatter, toJson } from "../../archive/format-rows";
import type { ArchiveEntry } from "../../archive/ports/archive";
import { exportedColumns, personalTables } from "../../privacy/model/inventory/data-inventory";
import type { Actor } from "../../shared/actor";
import type { AccountDeps } from "../deps";
import { listFiles } from "./list-files";
import { hasOriginMark, ORIGIN_MARK } from "./mark-origin";
import { readRows } from "./read-rows";
import { writeReadme } from "./write-readme";

/** The weight of a table in the progress, beside the bytes of files. */
const TABLE_WEIGHT = 200_000;

type Person = { userId: string; name: string | null; locale: Actor["locale"] };
type Manifest = { rows: Record<string, number>; files: string[]; missing: string[] };

/**
 * Lists what an export consists of: a page that explains it, every table of the data inventory that is exported, the
 * files, and what there was. `onProgress` is told the percents before each entry, and may end it by throwing.
 */
export async function* listEntries(
  deps: Pick<AccountDeps, "db" | "files" | "clock">,
  { userId, name, locale }: Person,
  onProgress: (percent: number) => Promise<void>,
): AsyncIterable<ArchiveEntry> {
  const files = await listFiles(deps, userId);
  const tables = exportedTables();
  const total = files.reduce((sum, { bytes }) => sum + bytes, tables.length * TABLE_WEIGHT) || 1;
  let done = 0;
  const advance = async (weight: number) => {
    done += weight;
    await onProgress(Math.min(99, Math.floor((done / total) * 100)));
  };
  const manifest: Manifest = { rows: {}, files: [], missing: [] };
  const at = new Date(deps.clock.now());
  yield textEntry("README.txt", () => writeReadme("en", { name, at }));
  yield textEntry("LIESMICH.txt", () => writeReadme("de", { name, at }));
  for (const { table, columns, file, csv } of tables) {
    const count = (rows: number) => (manifest.rows[file] = rows);
    yield rowsEntry(`data/${file}.json`, () => readRows(deps, table, userId, counted(toJson, count)));
    if (csv)
      yield rowsEntry(`tables/${file}.csv`, () =>
        readRows(
          deps,
          table,
          userId,
          createCsvFormatter(hasOriginMark(table) ? [...columns, ORIGIN_MARK] : columns, locale),
        ),
      );
    await advance(TABLE_WEIGHT);
  }
  for (const { key, path, bytes } of files) {
    const found = await openFileEntry(deps.files, { key, path });
    manifest[found ? "files" : "missing"].push(path);
    if (found) yield found;
    await advance(bytes);
  }
  yield textEntry("manifest.json", () => JSON.stringify({ exportedAt: at, ...manifest }, null, 2));
}

function exportedTables() {
  return personalTables().flatMap(([table, annotation]) =>
    "file" in annotation.export
      ? [{ table, columns: exportedColumns(annotation), ...annotation.export }]
      : [],
  );
}

type Format = (pages: AsyncIterable<ExportedRow[]>) => AsyncIterable<string>;

/** Tells how many rows a format has written, when it has ended. */
function counted(format: Format, onCount: (rows: number) => void): Format {
  return async function* (pages) {
    let rows = 0;
    const counting = (async function* () {
      for await (const page of pages) {
        rows += page.length;
        yield page;
      }
    })();
    yield* format(counting);
    onCount(rows);
  };
}
