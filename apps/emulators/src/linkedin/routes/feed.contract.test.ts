import { expect, test } from "vitest";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

const create = async (commentary: string, part = {}) =>
  (await harness.call(harness.token, "POST", "/rest/posts", postBody(commentary, part))).headers.get(
    "x-restli-id",
  )!;
const page = async (path: string) => (await fetch(harness.url + path)).text();

/** textContent of the elements with data-testid="post-text". */
function texts(html: string) {
  return [...html.matchAll(/data-testid="post-text">(.*?)<\/(?:p|pre)>/gs)].map(([, inside]) =>
    inside!
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, "&"),
  );
}

test("a post is shown to the character as followers see it", async () => {
  const plain = `Zeile 1 & "zwei"\n\n  <b>kein HTML</b> (ok) https://a.example/x_(1)?q=1 #Übermut! 'x'`;
  const sent = plain.replace(/[\\|{}@[\]()<>*_~]/g, "\\$&");
  const urn = await create(sent);
  const html = await page("/feed");
  expect(texts(html)).toEqual([plain]);
  expect(html).toContain(`<article data-urn="${urn}">`);
  expect(html).toContain(">#Übermut</a>");
  expect(html).toContain("Jana Beispiel");
  expect(html).toMatch(/<time datetime="[^"]+">\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC<\/time>/);
  expect(html).toContain("Emulated LinkedIn feed - nothing leaves this machine");
  expect(texts(await page(`/feed/${JANA}`))).toEqual([plain]);
  expect(texts(await page("/feed/mR4tZ81LsQ"))).toEqual([]);
  expect(texts(await page(`/feed/update/${urn}/`))).toEqual([plain]);
  expect(texts(await page(`/feed/update/${encodeURIComponent(urn)}`))).toEqual([plain]);
});

test("the inspector warns only where text was lost", async () => {
  await create("Kept (lost)");
  const html = await page("/feed?inspect=1");
  expect(texts(html)[0]).toBe("Kept ");
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain("<mark>(lost)</mark>");
});

test("the feed shows link cards, filters by tag, hides deleted posts and has pages", async () => {
  await create("A card", {
    content: { article: { source: "https://a.example/p", title: "Title <1>", description: "D" } },
  });
  expect(await page("/feed")).toContain("Title &lt;1&gt;");
  await create("Tagged #Übermut");
  expect(texts(await page(`/feed?tag=${encodeURIComponent("Übermut")}`))).toHaveLength(1);
  const gone = await create("to be deleted");
  await harness.call(harness.token, "DELETE", `/rest/posts/${encodeURIComponent(gone)}`);
  expect(texts(await page("/feed"))).not.toContain("to be deleted");
  expect((await fetch(`${harness.url}/feed/update/${gone}/`)).status).toBe(404);
  for (let i = 0; i < 55; i++) await create(`Number ${i}`);
  const first = await page("/feed");
  expect(texts(first)).toHaveLength(50);
  const older = /href="(\/feed\?before=\d+)"/.exec(first)![1]!;
  expect(texts(await page(older)).slice(0, 2)).toEqual(["Number 4", "Number 3"]);
});

test("the members page has a button for each action, which redirects back to it", async () => {
  expect(await page("/")).toContain(`formaction="/_emulator/members/${JANA}/restrict"`);
  const answer = await fetch(`${harness.url}/_emulator/members/${JANA}/restrict`, {
    method: "POST",
    headers: { accept: "text/html" },
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(await page("/")).toContain("Restricted");
  await harness.control.memberState(JANA, "restore");
});
