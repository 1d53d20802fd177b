import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { expect, test } from "vitest";
import { memberFileReader } from "../read-member-file";
import { type Cells, buildWorkbook } from "../testing/build-files";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const idAt = (iso: string) => (BigInt(Date.parse(iso)) << 22n).toString();
const IN_RANGE = idAt("2026-03-02T09:00:00Z");
const BEFORE = idAt("2026-01-05T09:00:00Z");
const toUrl = (id: string) => `https://www.linkedin.com/feed/update/urn:li:activity:${id}`;
const TITLES = {
  en: {
    names: ["DISCOVERY", "ENGAGEMENT", "TOP POSTS", "FOLLOWERS", "DEMOGRAPHICS"],
    engagement: ["Date", "Impressions", "Engagements"],
    posts: [
      "Post URL",
      "Post publish date",
      "Engagements",
      null,
      "Post URL",
      "Post publish date",
      "Impressions",
    ],
    day: (month: number, day: number) => `${month}/${day}/2026`,
    followers: (day: string) => `Total followers on ${day}:`,
  },
  de: {
    names: ["ENTDECKUNG", "INTERAKTION", "TOP-BEITRÄGE", "FOLLOWER:INNEN", "DEMOGRAFIE"],
    engagement: ["Datum", "Impressionen", "Interaktionen"],
    posts: ["Beitrags-URL", "Datum", "Interaktionen", null, "Beitrags-URL", "Datum", "Impressionen"],
    day: (month: number, day: number) =>
      `${String(day).padStart(2, "0")}.${String(month).padStart(2, "0")}.2026`,
    followers: (day: string) => `Follower:innen insgesamt am ${day}`,
  },
  pt: {
    names: ["Descoberta", "Engajamento", "Publicações mais em alta", "Seguidores", "Dados demográficos"],
    engagement: ["Data", "Impressões", "Engajamentos"],
    posts: ["URL", "Data", "Engajamentos", null, "URL", "Data", "Impressões"],
    day: (month: number, day: number) =>
      `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}/2026`,
    followers: (day: string) => `Total de seguidores em ${day}`,
  },
} as const;

/** The export of two days in March, in which all days could be read either way round. */
function createExport(language: keyof typeof TITLES, number: (count: number) => string | number = String) {
  const { names, engagement, posts, day, followers } = TITLES[language];
  const sheets: Cells[][] = [
    [
      ["Overall Performance", `${day(3, 2)} - ${day(3, 3)}`],
      ["Impressions", number(1500)],
      ["Reached", number(9)],
    ],
    [[...engagement], [day(3, 2), number(1000), number(12)], [day(3, 3), number(500), number(-3)]],
    [
      ["Maximum of 50 posts available to include in this list"],
      [],
      [...posts],
      [toUrl(IN_RANGE), day(3, 2), number(9), null, toUrl(BEFORE), day(1, 5), number(700)],
      [null, null, null, null, toUrl(IN_RANGE), day(3, 2), number(800)],
    ],
    [
      [followers(day(3, 3)), number(1234)],
      [],
      ["Date", "New"],
      [day(3, 2), number(4)],
      [day(3, 3), number(0)],
    ],
    [
      ["Top Demographics", "Value", "Percentage"],
      ["Job title", "Engineer", "2%"],
    ],
  ];
  return buildWorkbook(Object.fromEntries(names.map((name, at) => [name, sheets[at]!])));
}
async function read(bytes: Buffer, name = "export.xlsx") {
  const { total, measuredAt, items } = await memberFileReader.open(bytes, "analytics_file", name, NOW);
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  expect(all).toHaveLength(total);
  return { measuredAt, items: all };
}
const EXPECTED: FileItem[] = [
  { kind: "day", day: { day: "2026-03-02", impressions: 1000, engagements: 12 } },
  { kind: "day", day: { day: "2026-03-03", impressions: 500, engagements: -3 } },
  {
    kind: "post",
    post: {
      report: {
        urns: [`urn:li:activity:${IN_RANGE}`],
        text: null,
        contentType: "unknown",
        visibility: null,
        publishedAt: new Date("2026-03-02T09:00:00Z"),
      },
      metrics: { engagements: 9, impressions: 800 },
    },
  },
  {
    kind: "post",
    post: {
      report: {
        urns: [`urn:li:activity:${BEFORE}`],
        text: null,
        contentType: "unknown",
        visibility: null,
        publishedAt: new Date("2026-01-05T09:00:00Z"),
      },
    },
  },
  { kind: "day", day: { day: "2026-03-02", followersGained: 4 } },
  { kind: "day", day: { day: "2026-03-03", followersGained: 0 } },
  { kind: "day", day: { day: "2026-03-03", followers: 1234 } },
];

test.each([
  ["en", String],
  ["en", Number],
  ["de", String],
  ["de", (count: number) => count.toLocaleString("de")],
  ["pt", String],
] as const)("an export in %s is read with its numbers and days, written as %s", async (language, number) => {
  const { measuredAt, items } = await read(createExport(language, number));
  expect(items).toEqual(EXPECTED);
  expect(measuredAt).toEqual(new Date("2026-03-04T00:00:00Z"));
});

test("a post from before the range has no total, and the file's name tells the range where no cell does", async () => {
  const post = (id: string, day: string): Cells => [toUrl(id), day, "5"];
  const bytes = buildWorkbook({
    Posts: [["URL", "Date", "Engagements"], post(IN_RANGE, "3/2/2026"), post(BEFORE, "1/5/2026")],
  });
  const totals = async (name: string) =>
    (await read(bytes, name)).items.map((item) => (item.kind === "post" ? item.post.metrics : null));
  expect(await totals("AggregateAnalytics_Ada_2026-03-01_2026-03-03.xlsx")).toEqual([
    { engagements: 5 },
    undefined,
  ]);
  expect(await totals("export.xlsx")).toEqual([undefined, undefined]);
});

test("bad rows are refused with sheet, number and why", async () => {
  const bytes = buildWorkbook(
    {
      ENGAGEMENT: [
        ["Date", "Impressions", "Engagements"],
        ["3/2/2026", "many", "1"],
        ["soon", "1", "1"],
        ["3/4/2026", 5, 1],
      ],
      "TOP POSTS": [
        ["Post URL", "Post publish date", "Engagements"],
        [toUrl(IN_RANGE), "3/2/2026", "n/a"],
        ["https://example.com/x", "3/2/2026", "1"],
      ],
    },
    { shared: false },
  );
  const { items } = await read(bytes);
  expect(items).toEqual([
    { kind: "refused", refused: { row: 2, sheet: "ENGAGEMENT", reason: "number_invalid" } },
    { kind: "refused", refused: { row: 3, sheet: "ENGAGEMENT", reason: "date_invalid" } },
    { kind: "day", day: { day: "2026-03-04", impressions: 5, engagements: 1 } },
    { kind: "refused", refused: { row: 2, sheet: "TOP POSTS", reason: "number_invalid" } },
    { kind: "refused", refused: { row: 3, sheet: "TOP POSTS", reason: "link_invalid" } },
  ]);
});

test("the export of one post has its totals, whenever it was published", async () => {
  const url = `https://www.linkedin.com/posts/ada_words-share-${BEFORE}-AbCd`;
  const rows: Cells[] = [
    ["Post URL", url],
    ["Post Date", "Jan 5, 2026"],
    ["Impressions", "5,537"],
    ["Members reached", "987"],
    ["Social engagements", 60],
    ["Reactions", "40"],
    ["Sends on LinkedIn", "4"],
    ["Category", "Value", "%"],
  ];
  const { items, measuredAt } = await read(buildWorkbook({ "Post analytics": rows }));
  expect(measuredAt).toBeNull();
  expect(items).toMatchObject([
    {
      post: {
        report: { urns: [`urn:li:share:${BEFORE}`] },
        metrics: { impressions: 5537, membersReached: 987, engagements: 60, reactions: 40, sends: 4 },
      },
    },
  ]);
});
