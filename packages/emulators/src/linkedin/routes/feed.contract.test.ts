import { afterAll, beforeAll, expect, test } from "vitest";
import { JANA, postBody, startTrial } from "../testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
let token: string;
beforeAll(async () => {
  trial = await startTrial();
  token = await trial.signIn();
});
afterAll(() => trial.close());

const create = async (commentary: string, part = {}) =>
  (await trial.call(token, "POST", "/rest/posts", postBody(commentary, part))).headers.get("x-restli-id")!;
const page = async (path: string) => (await fetch(trial.url + path)).text();

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

test("a post is shown as followers see it, to the character", async () => {
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

test("the inspector warns where text was lost, and only there", async () => {
  await create("Kept (lost)");
  const html = await page("/feed?inspect=1");
  expect(texts(html)[0]).toBe("Kept ");
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain("<mark>(lost)</mark>");
});

test("link cards, tags, deleted posts, older pages", async () => {
  await create("A card", {
    content: { article: { source: "https://a.example/p", title: "Title <1>", description: "D" } },
  });
  expect(await page("/feed")).toContain("Title &lt;1&gt;");
  expect(texts(await page(`/feed?tag=${encodeURIComponent("Übermut")}`))).toHaveLength(1);
  const gone = await create("to be deleted");
  await trial.call(token, "DELETE", `/rest/posts/${encodeURIComponent(gone)}`);
  expect(texts(await page("/feed"))).not.toContain("to be deleted");
  expect((await fetch(`${trial.url}/feed/update/${gone}/`)).status).toBe(404);
  for (let i = 0; i < 55; i++) await create(`Number ${i}`);
  const first = await page("/feed");
  expect(texts(first)).toHaveLength(50);
  const older = /href="(\/feed\?before=\d+)"/.exec(first)![1]!;
  expect(texts(await page(older)).slice(0, 2)).toEqual(["Number 4", "Number 3"]);
});

test("the members' page has a button for each state, and goes back to itself", async () => {
  expect(await page("/")).toContain(`formaction="/_emulator/members/${JANA}/restrict"`);
  const answer = await fetch(`${trial.url}/_emulator/members/${JANA}/restrict`, {
    method: "POST",
    headers: { accept: "text/html" },
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(await page("/")).toContain("Restricted");
  await trial.control.memberState(JANA, "restore");
});
