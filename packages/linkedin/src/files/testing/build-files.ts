import { strToU8, zipSync } from "fflate";

export const HEADER = "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility";
export type Cells = (string | number | null)[];

/** Makes a ZIP of texts. */
export function buildZip(files: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}

/** Makes a spreadsheet with inline texts, or with shared ones as LinkedIn writes it. */
export function buildWorkbook(sheets: Record<string, Cells[]>, { shared = true } = {}): Buffer {
  const strings: string[] = [];
  const toCell = (value: string | number | null, ref: string) => {
    if (value === null) return "";
    if (typeof value === "number") return `<c r="${ref}"><v>${value}</v></c>`;
    if (!shared) return `<c r="${ref}" t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
    return `<c r="${ref}" t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows) =>
    xml(
      "worksheet",
      `<sheetData>${rows
        .map((row, at) => {
          const cells = row.map((value, column) =>
            toCell(value, `${String.fromCharCode(65 + column)}${at + 1}`),
          );
          return row.length === 0 ? "" : `<row r="${at + 1}">${cells.join("")}</row>`;
        })
        .join("")}</sheetData>`,
    ),
  );
  return buildZip({
    "[Content_Types].xml": '<?xml version="1.0"?><Types/>',
    "xl/workbook.xml": xml(
      "workbook",
      `<sheets>${names.map((name, at) => `<sheet name="${escape(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets>`,
    ),
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships>${names
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join("")}</Relationships>`,
    "xl/sharedStrings.xml": xml("sst", strings.map((text) => `<si><t>${escape(text)}</t></si>`).join("")),
    ...Object.fromEntries(parts.map((part, at) => [`xl/worksheets/sheet${at + 1}.xml`, part])),
  });
}

const xml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${content}</${name}>`;
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
