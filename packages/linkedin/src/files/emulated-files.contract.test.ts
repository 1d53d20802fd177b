import { beforeEach, expect, test } from "vitest";
import { JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import type { FileItem } from "@takt/domain/sync/ports/member-files";
import { memberFileReader } from "./read-member-file";

/** After all days of these files. */
const NOW = new Date("2027-01-01T00:00:00Z");

const harness = useHarness({ settings: { figures: "only_set" } });
const files = memberFileReader;
const TEXT = 'She said "yes", twice\n\n"Quoted"\n"lines" #tag (x)';

beforeEach(async () => {
  const { urn } = await harness.control.addPost(JANA, { text: TEXT, at: Date.UTC(2026, 10, 1, 9, 30, 5) });
  await harness.control.addPost(JANA, { text: "Plain", at: Date.UTC(2026, 9, 30) });
  await harness.control.setFigures(urn, {
    days: { "2026-11-01": { IMPRESSION: 1_200, REACTION: 3 }, "2026-11-02": { IMPRESSION: 30 } },
  });
  await harness.control.setFollowers(JANA, { total: 1_000 });
  await harness.control.setFollowers(JANA, { add: 2, day: "2026-11-02" });
});

/** Returns the items that the reader finds in a file that the member downloads. */
async function read(name: string): Promise<FileItem[]> {
  const answer = await fetch(`${harness.url}/files/${JANA}/${name}`);
  const fileName = decodeURIComponent(answer.headers.get("content-disposition")!.split("''")[1]!);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { items } = await files.open(bytes, await files.detect(bytes), fileName, NOW);
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const toPosts = (items: FileItem[]) => items.flatMap((item) => (item.kind === "post" ? [item.post] : []));
const getDays = (items: FileItem[]) => items.flatMap((item) => (item.kind === "day" ? [item.day] : []));

test.each(
  (["wrapped", "doubled", "backslash"] as const).flatMap((quotes) =>
    ["archive.zip", "Shares.csv"].map((name) => [name, quotes] as const),
  ),
)("%s with %s quotes is read with every text as it was published", async (name, archiveQuotes) => {
  await harness.control.settings({ archiveQuotes });
  const items = await read(name);
  expect(items.filter(({ kind }) => kind === "refused")).toEqual([]);
  expect(toPosts(items).map(({ report }) => report.text)).toEqual([TEXT, "Plain"]);
  expect(toPosts(items)[0]!.report.publishedAt?.toISOString()).toMatch(/^2026-11-01T09:30:05/);
});

test.each(
  (["aggregate", "content"] as const).flatMap((exportForm) =>
    (["en", "pt"] as const).flatMap((exportLanguage) =>
      (["activity", "slug"] as const).map((exportUrls) => ({
        exportForm,
        exportLanguage,
        exportAddresses: exportUrls,
      })),
    ),
  ),
)("the analytics export as $exportForm in $exportLanguage by $exportAddresses is read", async (settings) => {
  await harness.control.settings(settings);
  const items = await read("analytics.xlsx?from=2026-11-01&to=2026-11-03");
  expect(items.filter(({ kind }) => kind === "refused")).toEqual([]);
  expect(toPosts(items)).toHaveLength(1);
  expect(getDays(items)).toEqual([
    { day: "2026-11-01", impressions: 1_200, engagements: 3 },
    { day: "2026-11-02", impressions: 30, engagements: 0 },
    { day: "2026-11-03", impressions: 0, engagements: 0 },
    { day: "2026-11-01", followersGained: 0 },
    { day: "2026-11-02", followersGained: 2 },
    { day: "2026-11-03", followersGained: 0 },
    { day: "2026-11-03", followers: 1_002 },
  ]);
});
