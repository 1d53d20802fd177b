import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { beforeEach, expect, test } from "vitest";
import { memberFileReader } from "./read-member-file";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const harness = useHarness({ settings: { figures: "only_set" } });
const files = memberFileReader;
const TEXTS = ['She said "yes"\n\nTwo, and #three', "Plain", "\nBegins with a line break"];
const RANGE = "from=2026-11-01&to=2026-11-03";

let posts: { urn: string; at: number; text: string }[];
beforeEach(async () => {
  posts = [];
  for (const [number, text] of TEXTS.entries()) {
    const at = Date.UTC(2026, 10 - number, 1, 9);
    posts.push({ ...(await harness.control.addPost(JANA, { text, at })), at, text });
  }
  const days = { "2026-11-01": { IMPRESSION: 80, REACTION: 2 }, "2026-11-02": { IMPRESSION: 20 } };
  await harness.control.setFigures(posts[0]!.urn, { days });
  await harness.control.setFigures(posts[1]!.urn, { days: { "2026-11-02": { IMPRESSION: 1500 } } });
  await harness.control.setFollowers(JANA, { total: 1_000 });
  await harness.control.setFollowers(JANA, { add: 3, day: "2026-11-02" });
});

/** Reads a file as the member downloads it, by its content alone. */
async function read(path: string) {
  const answer = await fetch(`${harness.url}/files/${JANA}/${path}`);
  const name = decodeURIComponent(answer.headers.get("content-disposition")!.split("''")[1]!);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { items, measuredAt } = await files.open(bytes, await files.detect(bytes), name, NOW);
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  return {
    measuredAt,
    posts: all.flatMap((item) => (item.kind === "post" ? item.post : [])),
    days: all.flatMap((item) => (item.kind === "day" ? item.day : [])),
    refused: all.filter(({ kind }) => kind === "refused"),
  };
}

test.each(["wrapped", "doubled", "backslash"] as const)(
  "the archive gives every post back as it was written, with %s quotes",
  async (archiveQuotes) => {
    await harness.control.settings({ archiveQuotes });
    for (const path of ["Shares.csv", "archive.zip"]) {
      const { posts: found, refused } = await read(path);
      expect(refused).toEqual([]);
      expect(found.map(({ report }) => report)).toEqual(
        posts.map(({ urn, at, text }) => ({
          urns: [urn],
          text,
          contentType: "unknown",
          visibility: null,
          publishedAt: new Date(at),
        })),
      );
    }
  },
);

test.each([
  ["aggregate", "en", "activity"],
  ["aggregate", "pt", "slug"],
  ["content", "en", "slug"],
  ["content", "pt", "activity"],
] as const)(
  "the spreadsheet gives every figure back: form %s, language %s, addresses by %s",
  async (exportForm, exportLanguage, exportUrls) => {
    await harness.control.settings({ exportForm, exportLanguage, exportAddresses: exportUrls });
    const { posts: found, days, refused, measuredAt } = await read(`analytics.xlsx?${RANGE}`);
    expect(refused).toEqual([]);
    expect(measuredAt).toEqual(new Date("2026-11-04T00:00:00Z"));
    expect(days).toEqual([
      { day: "2026-11-01", impressions: 80, engagements: 2 },
      { day: "2026-11-02", impressions: 1520, engagements: 0 },
      { day: "2026-11-03", impressions: 0, engagements: 0 },
      { day: "2026-11-01", followersGained: 0 },
      { day: "2026-11-02", followersGained: 3 },
      { day: "2026-11-03", followersGained: 0 },
      { day: "2026-11-03", followers: 1003 },
    ]);
    const near = (at: number) =>
      found.find(({ report }) => Math.abs(report.publishedAt.getTime() - at) < 5_000);
    expect(near(posts[0]!.at)).toMatchObject({ metrics: { impressions: 100, engagements: 2 } });
    // It is older than the range: what the file has of it is not its total.
    expect(near(posts[1]!.at)).toBeDefined();
    expect(near(posts[1]!.at)).not.toHaveProperty("metrics");
  },
);
