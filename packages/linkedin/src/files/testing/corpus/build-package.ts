import { buildZip } from "../build-files";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Part = { rows: string; links?: Record<string, string> };
export type PackageForm = {
  /** Before each name of the main namespace: `x:`, or nothing. */
  prefix?: string;
  /** Before the id of a relation. */
  idPrefix?: string;
  /** Where the workbook lies, and how its parts are named: from the root, or from its folder. */
  folder?: string;
  isAbsolute?: boolean;
  is1904?: boolean;
  /** The `si` of the shared texts. */
  strings?: readonly string[];
};

/** Makes a workbook of sheets whose rows are XML, valid as ECMA-376 allows more than one program writes. */
export function buildPackage(
  sheets: Record<string, Part>,
  {
    prefix = "",
    idPrefix = "r",
    folder = "xl",
    isAbsolute = false,
    is1904 = false,
    strings = [],
  }: PackageForm = {},
): Buffer {
  const names = Object.keys(sheets);
  const namespace = prefix === "" ? `xmlns="${MAIN}"` : `xmlns:${prefix.slice(0, -1)}="${MAIN}"`;
  const xml = (name: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><${prefix}${name} ${namespace} xmlns:${idPrefix}="${RELATIONS}">${content}</${prefix}${name}>`;
  const target = (path: string) => (isAbsolute ? `/${folder}/${path}` : path);
  const relations = (rows: readonly string[]) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join("")}</Relationships>`;
  const relation = (id: string, type: string, to: string, mode = "") =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${to}"${mode}/>`;
  const parts = Object.fromEntries(
    Object.values(sheets).flatMap(({ rows, links = {} }, at) => {
      const cells = Object.keys(links).map(
        (ref, link) => `<${prefix}hyperlink ref="${ref}" ${idPrefix}:id="link${link}"/>`,
      );
      const hyperlinks =
        cells.length > 0 ? `<${prefix}hyperlinks>${cells.join("")}</${prefix}hyperlinks>` : "";
      const sheet = [
        `${folder}/worksheets/s${at + 1}.xml`,
        xml("worksheet", `<${prefix}sheetData>${rows}</${prefix}sheetData>${hyperlinks}`),
      ];
      const named = Object.values(links).map((url, link) =>
        relation(`link${link}`, "hyperlink", url, ' TargetMode="External"'),
      );
      return [sheet, [`${folder}/worksheets/_rels/s${at + 1}.xml.rels`, relations(named)]];
    }),
  ) as Record<string, string>;
  return buildZip({
    "_rels/.rels": relations([
      relation("rId1", "officeDocument", `${isAbsolute ? "/" : ""}${folder}/workbook.xml`),
    ]),
    [`${folder}/workbook.xml`]: xml(
      "workbook",
      `<${prefix}workbookPr date1904="${is1904 ? 1 : 0}"/><${prefix}sheets>${names
        .map((name, at) => `<${prefix}sheet name="${name}" sheetId="${at + 1}" ${idPrefix}:id="s${at + 1}"/>`)
        .join("")}</${prefix}sheets>`,
    ),
    [`${folder}/_rels/workbook.xml.rels`]: relations([
      ...names.map((_, at) => relation(`s${at + 1}`, "worksheet", target(`worksheets/s${at + 1}.xml`))),
      relation("texts", "sharedStrings", target("texts.xml")),
    ]),
    [`${folder}/texts.xml`]: xml("sst", strings.join("")),
    ...parts,
  });
}
