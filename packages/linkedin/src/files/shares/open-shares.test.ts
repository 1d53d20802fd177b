import type { FileItem } from "@takt/domain/sync/ports/member-files";
import fc from "fast-check";
import { expect, test } from "vitest";
import { memberFileReader } from "../read-member-file";
import { HEADER, buildZip } from "../testing/build-files";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const files = memberFileReader;
const toLink = (number: number) =>
  `https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${7_400_000_000_000_000_000n + BigInt(number)}`;
const toRow = (number: number, text: string, rest = ",,MEMBER_NETWORK") =>
  `2026-03-0${(number % 9) + 1} 10:20:30,${toLink(number)},${text},${rest}`;

async function read(content: string | Buffer) {
  const bytes = Buffer.from(content);
  const { total, items } = await files.open(bytes, await files.detect(bytes), "Shares.csv", NOW);
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  expect(all).toHaveLength(total);
  const reports = all.flatMap((item) => (item.kind === "post" ? item.post.report : []));
  return { reports, refused: all.flatMap((item) => (item.kind === "refused" ? item.refused : [])) };
}
const getTexts = async (content: string) => (await read(content)).reports.map(({ text }) => text);

test("each column is read as it is meant", async () => {
  const rows = [
    toRow(1, "Plain"),
    toRow(2, "With a card", "https://example.com/a,,PUBLIC"),
    toRow(3, "With a picture", ",https://media.licdn.com/dms/image/x,CONNECTIONS"),
    toRow(4, ""),
  ];
  const { reports, refused } = await read([HEADER, ...rows].join("\n"));
  expect(refused).toEqual([]);
  const base = { contentType: "unknown", visibility: null };
  expect(reports).toEqual([
    {
      ...base,
      urns: ["urn:li:share:7400000000000000001"],
      text: "Plain",
      publishedAt: new Date("2026-03-02T10:20:30Z"),
    },
    expect.objectContaining({ contentType: "article", visibility: "PUBLIC" }),
    expect.objectContaining({ contentType: "unknown", visibility: "CONNECTIONS" }),
    expect.objectContaining({ text: "" }),
  ]);
});

test.each([
  ["wrapped", '"One ""yes""""\n""""\n""Two, and more"'],
  ["doubled", '"One ""yes""\n\nTwo, and more"'],
  ["backslash", '"One \\"yes\\"\n\nTwo, and more"'],
])("texts with %s quotes are read as they were written", async (_, text) => {
  expect(await getTexts([HEADER, toRow(1, text), toRow(2, "Next")].join("\r\n"))).toEqual([
    'One "yes"\n\nTwo, and more',
    "Next",
  ]);
});

test("quotes around line breaks stay when only some texts have them, and a single one at the end of a wrapped text goes", async () => {
  const wrapped = toRow(1, '"One""\n""Two"');
  expect(await getTexts([HEADER, wrapped, toRow(2, '"Three\nFour"')].join("\n"))).toEqual([
    'One"\n"Two',
    "Three\nFour",
  ]);
  expect(await getTexts([HEADER, toRow(1, '"One""\n""Two"""')].join("\n"))).toEqual(["One\nTwo"]);
});

test("any texts survive, whichever way their quotes are written", async () => {
  const text = fc.string({
    unit: fc.constantFrom("a", '"', "\n", ",", " ", "ß", "🚀", "#"),
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (texts, isWrapped) => {
        // The other two ways cannot be told from it when each line break stands between quotes by chance.
        fc.pre(isWrapped || !texts.some((one) => one.includes('"\n"')));
        fc.pre(!isWrapped || !texts.some((one) => one.endsWith('"')));
        const written = texts.map((one) =>
          (isWrapped ? one.replaceAll("\n", '"\n"') : one).replaceAll('"', '""'),
        );
        const rows = written.map((one, at) => toRow(at, `"${one}"`));
        expect(await getTexts([HEADER, ...rows].join("\n"))).toEqual(texts);
      },
    ),
    { seed: 20_261_127 },
  );
});

test("columns are found by their names, with a byte order mark, semicolons, and without the optional ones", async () => {
  const moved = `ShareLink;ShareCommentary;Date\n${toLink(1)};Text;2026-03-02 10:20`;
  const { reports } = await read(`\uFEFF${moved}`);
  expect(reports).toMatchObject([{ text: "Text", publishedAt: new Date("2026-03-02T10:20:00Z") }]);
});

test("bad rows are refused with their number and why, and the good ones are kept", async () => {
  const rows = [
    toRow(1, "Good"),
    `2026-02-30 10:00:00,${toLink(2)},No such day,,,`,
    "2026-03-01 10:00:00,https://example.com/urn:li:share:7400000000000000000,Elsewhere,,,",
    `2026-03-01 10:00:00,${toLink(3)},Too few`,
    toRow(4, "x".repeat(10_001)),
    toRow(5, "Good too"),
  ];
  const { reports, refused } = await read([HEADER, ...rows].join("\n"));
  expect(reports.map(({ text }) => text)).toEqual(["Good", "Good too"]);
  expect(refused).toEqual([
    { row: 3, reason: "date_invalid" },
    { row: 4, reason: "link_invalid" },
    { row: 5, reason: "columns_wrong" },
    { row: 6, reason: "text_too_long" },
  ]);
});

test("a quote that is never closed costs its own record, not those before it", async () => {
  const { reports, refused } = await read([HEADER, toRow(1, "Good"), toRow(2, '"Never closed')].join("\n"));
  expect(reports.map(({ text }) => text)).toEqual(["Good"]);
  expect(refused).toEqual([{ row: 3, reason: "quote_open", lines: 1 }]);
});

test("the archive is read as the file in it, at the top or in a folder", async () => {
  const csv = [HEADER, toRow(1, "In a ZIP")].join("\n");
  expect((await read(buildZip({ "Profile.csv": "x", "Shares.csv": csv }))).reports).toHaveLength(1);
  expect((await read(buildZip({ "Complete/Shares_12.csv": csv }))).reports).toMatchObject([
    { text: "In a ZIP" },
  ]);
});
