import { type Cells, buildWorkbook } from "../build-files";
import { buildPackage } from "./build-package";
import { toActivity, type CorpusFile } from "./corpus-file";

const NAME = "AggregateAnalytics_Ada_2026-03-02_2026-03-03.xlsx";
const workbook = (kind: string, bytes: Buffer, outcome: CorpusFile["outcome"], name = NAME): CorpusFile => ({
  kind,
  name,
  bytes,
  outcome,
});
const TITLES = ["Date", "Impressions", "Engagements"];
const DAYS = ["2026-03-02 impressions 1000, engagements 12", "2026-03-03 impressions 500, engagements 3"];
const engagement = (...rows: Cells[]) => buildWorkbook({ ENGAGEMENT: [TITLES, ...rows] });
const days = (kind: string, first: Cells, second: Cells) =>
  workbook(kind, engagement(first, second), { days: DAYS });

/** Analytics exports as people have them after a spreadsheet program has saved them. */
export const SAVED_WORKBOOKS: readonly CorpusFile[] = [
  days("text in English form", ["3/2/2026", "1,000", "12"], ["3/3/2026", "500", "3"]),
  days("text in German form", ["02.03.2026", "1.000", "12"], ["03.03.2026", "500", "3"]),
  days("German decimals", ["02.03.2026", "1.000,00", "12,0"], ["03.03.2026", "500,00", "3,0"]),
  days("short German days", ["02.03.26", 1000, 12], ["03.03.26", 500, 3]),
  days("German days with a time", ["02.03.2026 00:00", 1000, 12], ["03.03.2026 00:00:00", 500, 3]),
  days("days as numbers", [46_083, 1000, 12], [46_084, 500, 3]),
  workbook("an empty cell in the first row", engagement(["3/2/2026", 1000, null], ["3/3/2026", 500, 3]), {
    days: ["2026-03-02 impressions 1000", DAYS[1]!],
  }),
  workbook(
    "an empty cell in the first row, without titles",
    buildWorkbook({
      ENGAGEMENT: [
        ["3/2/2026", 1000, null],
        ["3/3/2026", 500, 3],
      ],
    }),
    { days: ["2026-03-02 impressions 1000", DAYS[1]!] },
  ),
  workbook(
    "two columns of impressions",
    buildWorkbook({
      ENGAGEMENT: [
        ["Date", "Impressions"],
        ["3/2/2026", 1000],
        ["3/3/2026", 500],
      ],
    }),
    { days: ["2026-03-02 impressions 1000", "2026-03-03 impressions 500"] },
  ),
  workbook(
    "days after the export",
    engagement(["3/2/2026", 1000, 12], ["3/4/2026", 1, 1], ["3/3/2071", 1, 1]),
    { days: [DAYS[0]!], refused: ["3 date_future", "4 date_future"] },
  ),
  workbook(
    "days after now, without a range",
    engagement(["3/2/2026", 1000, 12], ["3/3/2026", 500, 3], ["3/13/2026", 1, 1]),
    { days: DAYS, refused: ["4 date_future"] },
    "export.xlsx",
  ),
  workbook("a broken row", engagement(["3/2/2026", 1000, 12], ["#REF!", "x", "y"], ["3/3/2026", 500, 3]), {
    days: DAYS,
    refused: ["3 date_invalid"],
  }),
];

const number = (ref: string, value: number, p = "") => `<${p}c r="${ref}"><${p}v>${value}</${p}v></${p}c>`;
const inline = (ref: string, text: string, p = "") =>
  `<${p}c r="${ref}" t="inlineStr"><${p}is><${p}r><${p}t>${text.slice(0, 2)}</${p}t></${p}r><${p}r><${p}t>${text.slice(2)}</${p}t></${p}r></${p}is></${p}c>`;
const buildSheet = (first: number, p = "") =>
  [
    `<${p}row r="1">${inline("A1", "Date", p)}${inline("B1", "Impressions", p)}${inline("C1", "Engagements", p)}</${p}row>`,
    `<${p}row r="2">${number("A2", first, p)}${number("B2", 1000, p)}${number("C2", 12, p)}</${p}row>`,
    `<${p}row r="3">${number("A3", first + 1, p)}${number("B3", 500, p)}${number("C3", 3, p)}</${p}row>`,
  ].join("");
const RUNS = ["Date", "Impressions", "Engagements"].map(
  (title) => `<si><r><t>${title.slice(0, 3)}</t></r><r><t>${title.slice(3)}</t></r></si>`,
);
const sharedSheet = `<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row><row><c t="d"><v>2026-03-02T00:00:00</v></c><c><v>1000</v></c><c><v>12</v></c></row>`;
const text = (ref: string, words: string) => inline(ref, words);
const POSTS = `<row r="1">${text("A1", "Post URL")}${text("B1", "Post publish date")}${text("C1", "Impressions")}</row>`;
const postRow = (cell: string) => `<row r="2">${cell}${text("B2", "3/2/2026")}${number("C2", 800)}</row>`;
const POST = { posts: ["2026-03-02 impressions 800"] };
const FORMULA = `<c r="A2" t="str"><f>HYPERLINK("${toActivity(0)}","View post")</f><v>View post</v></c>`;

/** Workbooks that are valid, and written by other programs than LinkedIn's. */
export const ODD_WORKBOOKS: readonly CorpusFile[] = [
  workbook(
    "a prefix for the namespace",
    buildPackage({ ENGAGEMENT: { rows: buildSheet(46_083, "x:") } }, { prefix: "x:" }),
    {
      days: DAYS,
    },
  ),
  workbook(
    "targets from the root, another folder and another prefix of ids",
    buildPackage(
      { ENGAGEMENT: { rows: buildSheet(46_083) } },
      { isAbsolute: true, folder: "book", idPrefix: "rel" },
    ),
    { days: DAYS },
  ),
  workbook("days from 1904", buildPackage({ ENGAGEMENT: { rows: buildSheet(44_621) } }, { is1904: true }), {
    days: DAYS,
  }),
  workbook(
    "shared texts in runs, and cells without names",
    buildPackage({ ENGAGEMENT: { rows: sharedSheet } }, { strings: RUNS }),
    {
      days: [DAYS[0]!],
    },
  ),
  workbook(
    "a cell that leads to the post",
    buildPackage({
      "TOP POSTS": { rows: POSTS + postRow(text("A2", "View post")), links: { A2: toActivity(0) } },
    }),
    POST,
  ),
  workbook(
    "a formula that leads to the post",
    buildPackage({ "TOP POSTS": { rows: POSTS + postRow(FORMULA) } }),
    POST,
  ),
];

const foreign = (kind: string, sheets: Record<string, Cells[]>, name = "export.xlsx") =>
  workbook(kind, buildWorkbook(sheets), "import_unknown", name);

/** Workbooks with a day and some numbers a row that are not LinkedIn's. */
export const FOREIGN_WORKBOOKS: readonly CorpusFile[] = [
  foreign("expenses", {
    Ausgaben: [
      ["Datum", "Betrag"],
      ["02.03.2026", 12],
      ["03.03.2026", 5],
    ],
  }),
  foreign("a forecast", {
    Plan: [
      ["Date", "Units", "Price"],
      ["3/2/2071", 12, 3],
      ["3/3/2071", 5, 3],
    ],
  }),
  foreign("figures of another network", {
    "Daily data": [TITLES, ["3/2/2026", 1000, 12], ["3/3/2026", 500, 3]],
  }),
  foreign("advertisements", {
    Report: [
      ["Day", "Impressions", "Clicks"],
      ["2026-03-02", 1000, 12],
    ],
  }),
  foreign("followers of another network", {
    Followers: [
      ["Date", "New followers"],
      ["3/2/2026", 4],
    ],
  }),
  foreign("working hours with a period", {
    Sheet1: [
      ["Period", "3/2/2026 - 3/3/2026"],
      ["Day", "Hours"],
      ["3/2/2026", 8],
    ],
  }),
  foreign("a sheet with a common name", {
    Performance: [
      ["Date", "Score"],
      ["3/2/2026", 4],
    ],
  }),
  foreign("a list of links", {
    Links: [
      ["Who", "Where"],
      ["Ada", toActivity(0)],
      ["Ben", toActivity(1)],
    ],
  }),
  {
    kind: "shares of a company",
    name: "Shares.csv",
    bytes: Buffer.from("Date,Symbol,Shares\n2026-03-02,XYZ,5\n"),
    outcome: "import_unknown",
  },
];
