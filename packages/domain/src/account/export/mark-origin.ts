import { type VersionSource, versionOrigin } from "../../provenance/model/version-origin";
import { digitalSourceType, type TextOriginKind } from "../../shared/digital-source-type";
import type { ExportedRow } from "../../archive/format-rows";

/** The column that an export adds to texts: the machine-readable mark of their origin. */
export const ORIGIN_MARK = "digital_source_type";

/** How the origin of a row's text is read, by table. */
const ORIGINS: Record<string, (row: ExportedRow) => TextOriginKind> = {
  posts: (row) => row["ai_origin"] as TextOriginKind,
  text_versions: (row) => versionOrigin(row as VersionSource),
  analyses: (row) => (row["engine"] === "model" ? "generated" : "outline"),
};

/** Whether rows of a table have texts whose origin is marked. */
export const hasOriginMark = (table: string): boolean => table in ORIGINS;

/** Adds the mark to each row of a table with such texts; rows of other tables stay as they are. */
export async function* markOrigin(
  table: string,
  pages: AsyncIterable<ExportedRow[]>,
): AsyncIterable<ExportedRow[]> {
  const origin = ORIGINS[table];
  for await (const page of pages)
    yield origin ? page.map((row) => ({ ...row, [ORIGIN_MARK]: digitalSourceType(origin(row)) })) : page;
}
