import { findUrnInUrl } from "@takt/domain/posts/model/post-urn";
import type { Relation } from "./find-parts";
import type { CellLink, SheetRow } from "./read-rows";

/** Puts the address of a post in place of the words of a cell that lead to it. */
export function linkCells(
  rows: readonly SheetRow[],
  links: readonly CellLink[],
  relations: ReadonlyMap<string, Relation>,
): void {
  const byNumber = new Map(rows.map((one) => [one.row, one]));
  for (const link of links) {
    const url = "url" in link ? link.url : relations.get(link.id)?.target;
    const cells = byNumber.get(link.row)?.cells;
    const at = link.column - 1;
    if (url === undefined || !cells || at >= cells.length) continue;
    const shown = cells[at];
    const isUrl = typeof shown === "string" && findUrnInUrl(shown.trim()) !== null;
    if (!isUrl && findUrnInUrl(url) !== null) cells[at] = url;
  }
}
