import { gzipSync } from "node:zlib";
import type { PageOutcome } from "@takt/domain/compass/ports/page-reader";
import { afterAll, beforeAll, expect, test } from "vitest";
import { englishPage } from "./testing/articles";
import { HOSTILE_PAGES } from "./testing/corpus";
import type { Site } from "./testing/start-site";
import { page, startSite } from "./testing/start-site";
import { leapingClock, testReader } from "./testing/test-reader";

/** Some pages are larger than the limit. */
const GZIP = { "content-encoding": "gzip" };
const INVISIBLE =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\p{Cs}\u{e0000}-\u{e0fff}]/u;

let site: Site;
let reader: ReturnType<typeof testReader>;
beforeAll(async () => {
  const hostile = HOSTILE_PAGES.map(({ html }, at) => [`/${at}`, page(gzipSync(html()), GZIP)] as const);
  site = await startSite({ ...Object.fromEntries(hostile), "/fine": page(englishPage()) });
  // Nothing is cached, so each page is read again.
  reader = testReader({ sites: [site], now: leapingClock() });
});
afterAll(async () => {
  await reader.dispose();
  await site.close();
});

const numbered = HOSTILE_PAGES.map((hostile, at) => ({ ...hostile, at }));

test.each(numbered.filter(({ outcome }) => outcome === "read"))(
  "a page is read: $name",
  async ({ at, absent, present }) => {
    const outcome = await reader.read(`http://page.example:${site.port}/${at}`);
    expectClean(outcome);
    for (const words of absent ?? []) expect(JSON.stringify(outcome)).not.toContain(words);
    for (const words of present ?? []) expect(outcome).toHaveProperty("text", expect.stringContaining(words));
    await expectUnharmed();
  },
);

test.each(numbered.filter(({ outcome }) => outcome !== "read"))(
  "the page with $name is $outcome",
  async ({ at, outcome }) => {
    const read = await reader.read(`http://page.example:${site.port}/${at}`);
    expect(read).toEqual({ kind: "failed", reason: outcome });
    await expectUnharmed();
  },
);

/** Checks everything that the port promises of a page, whatever it contains. */
function expectClean(outcome: PageOutcome) {
  if (outcome.kind === "failed") throw new Error(outcome.reason);
  const { text, headings, title, ...others } = outcome;
  expect(Object.keys(others).sort()).toEqual(["kind", "siteName", "truncated", "url"]);
  expect(text.length).toBeGreaterThanOrEqual(50);
  expect(text.length).toBeLessThanOrEqual(10_000);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(headings.length).toBeLessThanOrEqual(50);
  for (const heading of headings) expect(text.split("\n\n")).toContain(heading);
  expect(text + title).not.toMatch(INVISIBLE);
}

/** Checks that the reader still works, with the same worker. */
async function expectUnharmed() {
  expect(await reader.read(`http://page.example:${site.port}/fine`)).toMatchObject({
    kind: "read",
    title: "Sorting first",
    truncated: false,
  });
  expect(reader.lines.filter(({ event }) => event !== "pages.refused")).toEqual([]);
}
