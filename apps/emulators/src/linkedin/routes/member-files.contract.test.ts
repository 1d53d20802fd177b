import { strFromU8, unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { activityUrn } from "../model/snowflake";
import { readWorkbook } from "../testing/read-workbook";
import { JANA } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ settings: { figures: "only_set" } });
const RANGE = "from=2026-11-01&to=2026-11-03";

let first: { urn: string };
let second: { urn: string };

beforeEach(async () => {
  first = await harness.control.addPost(JANA, {
    text: 'She said "yes"\n\nTwo',
    at: Date.UTC(2026, 10, 1, 9),
  });
  second = await harness.control.addPost(JANA, { text: "Older", at: Date.UTC(2026, 9, 1) });
  const days = (one: number, two: number) => ({
    "2026-11-01": { IMPRESSION: one, REACTION: 2 },
    "2026-11-02": { IMPRESSION: two },
  });
  await harness.control.setFigures(first.urn, { days: days(80, 20) });
  await harness.control.setFigures(second.urn, { days: { "2026-11-02": { IMPRESSION: 500 } } });
  await harness.control.setFigures(JANA, { days: { "2026-11-01": { MEMBERS_REACHED: 60 } } });
  await harness.control.setFollowers(JANA, { total: 1_000 });
  await harness.control.setFollowers(JANA, { add: 3, day: "2026-11-02" });
});

const download = (name: string) => fetch(`${harness.url}/files/${JANA}/${name}`);
const bytes = async (name: string) => new Uint8Array(await (await download(name)).arrayBuffer());
const workbook = async () => readWorkbook(await bytes(`analytics.xlsx?${RANGE}`));
const nameOf = (answer: Response) =>
  decodeURIComponent(answer.headers.get("content-disposition")!.split("''")[1]!);

/** Cells by their place, from rows; null is an empty cell. */
const cells = (...rows: (string | null)[][]) =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      row.flatMap((cell, column) => (cell === null ? [] : [[`${"ABCDEFG"[column]}${index + 1}`, cell]])),
    ),
  );

test("the archive has the posts, the newest first, quoted as the setting says", async () => {
  const answer = await download("archive.zip");
  expect(nameOf(answer)).toMatch(/^Basic_LinkedInDataExport_\d\d-\d\d-\d{4}\.zip$/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(["Shares.csv", "Comments.csv", "Profile.csv"]);
  const link = (urn: string) => `https://www.linkedin.com/feed/update/${encodeURIComponent(urn)}`;
  const expected = (text: string) =>
    [
      "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility",
      `2026-11-01 09:00:00,${link(first.urn)},${text},,,MEMBER_NETWORK`,
      `2026-10-01 00:00:00,${link(second.urn)},Older,,,MEMBER_NETWORK`,
      "",
    ].join("\n");
  expect(strFromU8(files["Shares.csv"]!)).toBe(expected('"She said ""yes""""\n""""\n""Two"'));
  await harness.control.settings({ archiveQuotes: "doubled" });
  expect(await (await download("Shares.csv")).text()).toBe(expected('"She said ""yes""\n\nTwo"'));
});

test("a deleted post is not in the archive", async () => {
  await harness.control.deletePost(first.urn);
  expect(await (await download("Shares.csv")).text()).not.toContain("yes");
});

test("the analytics export has its six sheets, every cell as text", async () => {
  const address = (urn: string) => `https://www.linkedin.com/feed/update/${activityUrn(urn)}`;
  const answer = await download(`analytics.xlsx?${RANGE}`);
  expect(nameOf(answer)).toBe("AggregateAnalytics_Jana Beispiel_2026-11-01_2026-11-03.xlsx");
  const sheets = await workbook();
  expect(Object.keys(sheets)).toEqual(
    "DISCOVERY,ENGAGEMENT,TOP POSTS,FOLLOWERS,AUDIENCE DEMOGRAPHICS,CONTENT DEMOGRAPHICS".split(","),
  );
  expect(sheets.DISCOVERY).toEqual(
    cells(
      ["Overall Performance", "11/1/2026 - 11/3/2026"],
      ["Impressions", "600"],
      ["Members reached", "60"],
    ),
  );
  expect(sheets.ENGAGEMENT).toEqual(
    cells(
      ["Date", "Impressions", "Engagements"],
      ["11/1/2026", "80", "2"],
      ["11/2/2026", "520", "0"],
      ["11/3/2026", "0", "0"],
    ),
  );
  const titles = ["Post URL", "Post Publish Date"];
  expect(sheets["TOP POSTS"]).toEqual(
    cells(
      ["Maximum of 50 posts available to include in this list"],
      [],
      [...titles, "Engagements", null, ...titles, "Impressions"],
      [address(first.urn), "11/1/2026", "2", null, address(second.urn), "10/1/2026", "500"],
      [null, null, null, null, address(first.urn), "11/1/2026", "100"],
    ),
  );
  expect(sheets.FOLLOWERS).toEqual(
    cells(
      ["Total followers on 11/3/2026", "1003"],
      [],
      ["Date", "New followers"],
      ["11/1/2026", "0"],
      ["11/2/2026", "3"],
      ["11/3/2026", "0"],
    ),
  );
  expect(sheets["AUDIENCE DEMOGRAPHICS"]).toMatchObject({ A1: "Top Demographics", C2: "21%", C4: "< 1%" });
});

test("the older form has numbers, one sheet of demographics and another name", async () => {
  await harness.control.settings({ exportForm: "content" });
  expect(nameOf(await download(`analytics.xlsx?${RANGE}`))).toBe(
    "Content_2026-11-01_2026-11-03_JanaBeispiel.xlsx",
  );
  const sheets = await workbook();
  expect(Object.keys(sheets)[4]).toBe("DEMOGRAPHICS");
  expect(sheets.ENGAGEMENT).toMatchObject({ A2: "11/1/2026", B2: 80 });
  expect(sheets["TOP POSTS"]).toMatchObject({ B3: "Post publish date", G4: 500 });
});

test("the export speaks the member's language, its dates too", async () => {
  await harness.control.settings({ exportLanguage: "pt" });
  const sheets = await workbook();
  expect(Object.keys(sheets)[2]).toBe("Publicações mais em alta");
  expect(sheets.Engajamento).toMatchObject({ A1: "Data", A2: "01/11/2026" });
});

test("addresses in words have the number of the share itself", async () => {
  await harness.control.settings({ exportAddresses: "slug" });
  const number = second.urn.split(":")[3];
  expect((await workbook())["TOP POSTS"]!.E4).toBe(
    `https://www.linkedin.com/posts/jana-beispiel_older-share-${number}-aBcD`,
  );
});

test("a bad range is 400, and an unknown member 404", async () => {
  expect((await download("analytics.xlsx?from=2026-11-03&to=2026-11-01")).status).toBe(400);
  expect((await download("analytics.xlsx?from=yesterday&to=2026-11-01")).status).toBe(400);
  expect((await fetch(`${harness.url}/files/nobody`)).status).toBe(404);
});

test("the page of a member leads to every file", async () => {
  const page = await (await fetch(`${harness.url}/files/${JANA}`)).text();
  for (const name of ["archive.zip", "Shares.csv", "analytics.xlsx?"])
    expect(page).toContain(`href="/files/${JANA}/${name}`);
});
