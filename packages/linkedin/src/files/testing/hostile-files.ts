import { HEADER, buildZip } from "./build-files";

/** A workbook of cells, ten a row, that all share one text: its XML is small, whatever the text is. */
export function sharingWorkbook(text: string, cells: number): Buffer {
  const rows = Array.from({ length: cells / 10 }, (_, row) => {
    const own = Array.from(
      { length: 10 },
      (__, at) => `<c r="${"ABCDEFGHIJ"[at]}${row + 1}" t="s"><v>0</v></c>`,
    );
    return `<row r="${row + 1}">${own.join("")}</row>`;
  });
  return buildZip({
    "xl/workbook.xml": "<workbook><sheets><sheet name='A' r:id='r1'/></sheets></workbook>",
    "xl/_rels/workbook.xml.rels": "<R><Relationship Id='r1' Target='worksheets/sheet1.xml'/></R>",
    "xl/sharedStrings.xml": `<sst><si><t>${text}</t></si></sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows.join("")}</sheetData></worksheet>`,
  });
}

/** A workbook of a few kilobytes, whose `tags` lie in one another and are never closed. */
export const nestedWorkbook = (tags: number): Buffer =>
  buildZip({ "xl/workbook.xml": "<a>".repeat(tags), "xl/_rels/workbook.xml.rels": "<R/>" });

/** An archive whose Shares.csv has that many rows of one field. */
export const shortRowsArchive = (rows: number): Buffer =>
  buildZip({ "Shares.csv": `${HEADER}\n${"a\n".repeat(rows)}` });

/** An archive whose Shares.csv has that many commas and nothing else. */
export const commasArchive = (commas: number): Buffer =>
  buildZip({ "Shares.csv": `${HEADER}\n${",".repeat(commas)}` });
