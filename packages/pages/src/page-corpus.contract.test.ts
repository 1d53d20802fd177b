import { afterAll, beforeAll, expect, test } from "vitest";
import { englishPage } from "./testing/articles";
import { PAGE_CORPUS } from "./testing/page-corpus";
import { page, type Site, startSite } from "./testing/start-site";
import { testReader } from "./testing/test-reader";

let site: Site;
let reader: ReturnType<typeof testReader>;
const path = (name: string) => `/${encodeURIComponent(name)}`;
const read = (name: string) => reader.read(`http://page.example:${site.port}${path(name)}`);

beforeAll(async () => {
  const circle = page(`<meta http-equiv=refresh content="0; url=/back"><p>here`);
  const back = page(`<meta http-equiv=refresh content="0; url=/circle"><p>there`);
  site = await startSite({
    ...Object.fromEntries(PAGE_CORPUS.map(({ name, route }) => [path(name), route])),
    "/english": page(englishPage()),
    "/circle": circle,
    "/back": back,
  });
  reader = testReader({ sites: [site] });
});
afterAll(async () => {
  await reader.dispose();
  await site.close();
});

const outcomes = PAGE_CORPUS.map(({ name, outcome }) =>
  typeof outcome === "string" ? { name, reason: outcome } : { name, ...outcome },
);
const withText = outcomes.filter((page) => "text" in page);
const withHeadings = outcomes.filter((page) => "headings" in page);
const refused = outcomes.filter((page) => "reason" in page);

test.each(withText)("a page is read: $name", async ({ name, text }) => {
  expect(await read(name)).toHaveProperty("text", expect.stringContaining(text));
});

test.each(withHeadings)("the headings of a page are read: $name", async ({ name, headings }) => {
  expect(await read(name)).toMatchObject({ kind: "read", headings });
});

test.each(refused)("a page is refused for its true reason: $name", async ({ name, reason }) => {
  expect(await read(name)).toEqual({ kind: "failed", reason });
});

test.each([
  ["a refresh in a circle", "redirects"],
  ["a refresh into the network", "redirect: address"],
])("%s is stopped like a redirect: %s", async (name, why) => {
  await read(name);
  expect(reader.why()).toBe(why);
});

test("what a wiki adds to a heading stands nowhere in the text", async () => {
  expect(await read("a wiki's links beside a heading")).toHaveProperty(
    "text",
    expect.not.stringMatching(/Bearbeiten|\[/),
  );
});
