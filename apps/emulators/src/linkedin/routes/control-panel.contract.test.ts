import { expect, test } from "vitest";
import { COMMUNITY, JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();
const JOERG = "mR4tZ81LsQ";

const page = async (path: string) => (await fetch(harness.url + path)).text();
/** Sends a form as a browser does, from the page it is on. */
const submit = (path: string, fields: Record<string, string> = {}, from = "/control", site = "same-origin") =>
  fetch(`${harness.url}/_emulator/${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "text/html", referer: harness.url + from, "sec-fetch-site": site },
    redirect: "manual",
  });
const create = async (commentary: string) =>
  (await harness.call(harness.token, "POST", "/rest/posts", postBody(commentary))).status;

test("a fault is added, shown, used up and cleared by forms, which lead back to their page", async () => {
  const fault = { preset: "answer-503", calls: "create", member: JANA, times: "2" };
  const added = await submit("panel/faults", fault, "/control?x=1");
  expect([added.status, added.headers.get("location")]).toEqual([303, "/control?x=1"]);
  expect(await page("/control")).toContain("Answer 503");
  expect([await create("one"), await create("one")]).toEqual([503, 503]);
  expect(await page("/control")).toContain("No fault waits for a call.");
  await submit("panel/faults", fault);
  await submit("panel/clear-faults");
  expect(await create("one")).toBe(201);
});

test("what is done before its answer is lost is really done", async () => {
  await submit("panel/faults", { preset: "504-after", calls: "create" });
  expect(await create("one")).toBe(504);
  expect(await create("one")).toBe(422);
});

test("a form from a page of another site is refused", async () => {
  expect((await submit("panel/reset", {}, "/control", "cross-site")).status).toBe(403);
});

test("settings are changed by the form that shows them, and a bad one is refused with its name", async () => {
  const fields = [...(await page("/control")).matchAll(/<(?:input|select)[^>]*? name="(\w+)"/g)].map(
    ([, name]) => name!,
  );
  const settings = await harness.control.settings();
  for (const name of Object.keys(settings)) expect(fields).toContain(name);
  const form = Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(" ") : value === null ? "" : String(value),
    ]),
  );
  await submit("panel/settings", { ...form, imageGet: "403", unverifiedShareLimit: "2" });
  expect(await harness.control.settings()).toEqual({ ...settings, imageGet: "403", unverifiedShareLimit: 2 });
  const refused = await submit("panel/settings", { ...form, maxCommentary: "" });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("maxCommentary")]);
});

test("the members page shows each app's tokens and takes one app's away", async () => {
  await harness.signIn(JANA, undefined, COMMUNITY);
  expect((await page("/")).match(/Token until/g)).toHaveLength(2);
  await submit(`members/${JANA}/revoke?app=${COMMUNITY}`, {}, "/");
  expect((await page("/")).match(/Token until/g)).toHaveLength(1);
  await submit(`members/${JANA}/expire?app=takt-test`, {}, "/");
  expect(await page("/")).toContain("Token expired");
});

test("the requests show of a create what was sent beside what is published", async () => {
  await create("Kept (lost)");
  const html = await page("/requests");
  expect(html).toContain('data-testid="post-sent">Kept <mark>(lost)</mark></pre>');
  expect(html).toContain('data-testid="post-text">Kept </pre>');
  expect(html).toContain("Jana Beispiel");
  await page("/feed");
  expect(await page("/requests")).not.toContain("GET /feed");
});

test("members write, react, comment, repost, edit and delete by the forms of the feed", async () => {
  const feed = `/feed/${JANA}`;
  await submit(`members/${JANA}/posts`, { text: "By hand (really)\r\nand more" }, feed);
  const posts = async () =>
    (await harness.control.state<{ posts: { urn: string; published: string; deleted: boolean }[] }>()).posts;
  const [post] = await posts();
  expect(post!.published).toBe("By hand (really)\nand more");
  const at = `posts/${encodeURIComponent(post!.urn)}`;
  expect(await page(feed)).toContain(`action="/_emulator/${at}/reactions"`);
  await submit(`${at}/reactions`, { actor: JOERG, type: "PRAISE" }, feed);
  await submit(`${at}/comments`, { actor: JOERG, text: "Well said" }, feed);
  await submit(`${at}/reshares`, { actor: JOERG }, feed);
  const html = await page(feed);
  expect(html).toContain("1 reactions · 1 comments");
  expect(html).toContain("Well said");
  expect(await posts()).toHaveLength(2);
  await submit(`${at}/edit`, { text: "Changed" }, feed);
  expect((await posts())[0]!.published).toBe("Changed");
  await submit(`${at}/delete`, {}, feed);
  expect((await posts())[0]!.deleted).toBe(true);
});

test("the clock of the panel moves on", async () => {
  const { now } = await harness.control.tick(0);
  await submit("panel/clock", { hours: "1.5" });
  expect((await harness.control.tick(0)).now - now).toBeGreaterThanOrEqual(5_400_000);
});
