import { HEADER, buildZip } from "../build-files";
import { type CorpusFile, toLink } from "./corpus-file";

const ROWS = [
  [HEADER],
  [`2026-03-03 09:30:00,${toLink(1)},Grüße – „schön“ für 5 €,,,PUBLIC`],
  [`2026-03-02 09:30:00,${toLink(0)},"Erstens, zweitens",,,PUBLIC`],
];
const csv = ROWS.flat().join("\r\n");
const POSTS = ["2026-03-03 Grüße – „schön“ für 5 €", "2026-03-02 Erstens, zweitens"];
const withDelimiter = (delimiter: string) =>
  [
    HEADER.replaceAll(",", delimiter),
    ["2026-03-03 09:30:00", toLink(1), "Grüße – „schön“ für 5 €", "", "", "PUBLIC"].join(delimiter),
    ["2026-03-02 09:30:00", toLink(0), '"Erstens, zweitens"', "", "", "PUBLIC"].join(delimiter),
  ].join("\r\n");

/** The bytes of Windows-1252 for the letters of these texts. */
const WINDOWS_1252: Record<string, number> = { "–": 0x96, "„": 0x84, "“": 0x93, "€": 0x80 };
const windows1252 = (text: string) =>
  Buffer.from([...text].map((character) => WINDOWS_1252[character] ?? character.charCodeAt(0)));
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16();

/** Takes one byte out of the first character that has two, as a file that was cut and joined has it. */
function brokenUtf8(): Buffer {
  const bytes = Buffer.from(csv.replace("Erstens, zweitens", "Äpfel, Öl, Übung, ÄÖÜ"));
  const at = bytes.indexOf(Buffer.from("ü"));
  return Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at + 2)]);
}

const shares = (kind: string, bytes: Buffer | string, outcome: CorpusFile["outcome"]): CorpusFile => ({
  kind,
  name: "Shares.csv",
  bytes: Buffer.from(bytes),
  outcome,
});

/** Shares.csv in every encoding, with every separator. */
export const ENCODED_FILES: readonly CorpusFile[] = [
  shares("UTF-8", csv, { posts: POSTS }),
  shares("UTF-8 with a mark", `\ufeff${csv}`, { posts: POSTS }),
  shares("UTF-16 LE with a mark", Buffer.from(`\ufeff${csv}`, "utf16le"), { posts: POSTS }),
  shares("UTF-16 LE without a mark", Buffer.from(csv, "utf16le"), { posts: POSTS }),
  shares("UTF-16 BE with a mark", utf16be(csv), { posts: POSTS }),
  shares("UTF-16 BE without a mark", utf16be(csv).subarray(2), { posts: POSTS }),
  shares("Windows-1252", windows1252(csv), { posts: POSTS }),
  shares("UTF-8 with a broken byte", brokenUtf8(), {
    posts: ["2026-03-02 Äpfel, Öl, Übung, ÄÖÜ"],
    refused: ["2 text_damaged"],
  }),
  shares("semicolons", withDelimiter(";"), { posts: POSTS }),
  shares("tabs in UTF-16, as Unicode text", Buffer.from(`\ufeff${withDelimiter("\t")}`, "utf16le"), {
    posts: POSTS,
  }),
  shares("a line that names the separator", `sep=;\r\n${withDelimiter(";")}`, { posts: POSTS }),
  shares("that line with commas in Windows-1252", windows1252(`sep=,\r\n${csv}`), { posts: POSTS }),
  {
    ...shares("an archive", "", { posts: POSTS }),
    bytes: buildZip({ "Basic/Shares.csv": windows1252(csv) }),
  },
];

const dated = (kind: string, date: string, outcome: CorpusFile["outcome"]) =>
  shares(kind, `${HEADER.replaceAll(",", ";")}\n${date};${toLink(0)};Text;;;`, outcome);
const MARCH_2 = { posts: ["2026-03-02 Text"] };

/** Shares.csv with dates as spreadsheet programs write them when they save it again. */
export const DATED_FILES: readonly CorpusFile[] = [
  dated("a German date", "02.03.2026", MARCH_2),
  dated("a short German date", "02.03.26", MARCH_2),
  dated("a German date with a time", "02.03.2026 09:30", MARCH_2),
  dated("a German date with seconds", "2.3.2026 9:30:00", MARCH_2),
  dated("an American date with a time", "3/2/2026 9:30 AM", MARCH_2),
  dated("a British date, which the address tells", "02/03/2026 09:30", MARCH_2),
  dated("a day that does not exist", "31.02.2026", { refused: ["2 date_invalid"] }),
  dated("a day after now", "02.03.2071", { refused: ["2 date_future"] }),
];

const row = (days: number, text: string) => `2026-03-0${2 + days} 09:30:00,${toLink(days)},${text},,,PUBLIC`;

/** Shares.csv with rows that are broken: each costs itself alone. */
export const BROKEN_FILES: readonly CorpusFile[] = [
  shares(
    "a quote that is never closed",
    [
      HEADER,
      row(3, "Fourth"),
      row(2, '"Never closed\n\nand on'),
      row(1, '"Second, with a comma"'),
      row(0, "First"),
    ].join("\n"),
    {
      posts: ["2026-03-05 Fourth", "2026-03-03 Second, with a comma", "2026-03-02 First"],
      refused: ["3 quote_open 3"],
    },
  ),
  shares(
    "an open quote before rows without any",
    [HEADER, row(2, '"Open'), row(1, "Second"), row(0, "First")].join("\n"),
    { posts: ["2026-03-03 Second", "2026-03-02 First"], refused: ["2 quote_open 1"] },
  ),
  shares(
    "a quote in the middle of a text",
    [HEADER, row(2, '"She "said" so"'), row(1, '"Fine"'), row(0, "Too")].join("\n"),
    {
      posts: ["2026-03-03 Fine", "2026-03-02 Too"],
      refused: ["2 quote_open 1"],
    },
  ),
  shares(
    "a row without its columns",
    [HEADER, row(1, "Second"), "2026-03-02,only", row(0, "First")].join("\n"),
    {
      posts: ["2026-03-03 Second", "2026-03-02 First"],
      refused: ["3 columns_wrong"],
    },
  ),
  shares("empty columns at the end", [HEADER, `${row(0, "First")},,`].join("\n"), {
    posts: ["2026-03-02 First"],
  }),
  shares(
    "a text with a line as a record has it",
    [HEADER, row(1, `"As the file says:\n${row(0, "First").replaceAll(",", ", ")}"`), row(0, "First")].join(
      "\n",
    ),
    {
      posts: [`2026-03-03 As the file says:\n${row(0, "First").replaceAll(",", ", ")}`, "2026-03-02 First"],
    },
  ),
];
