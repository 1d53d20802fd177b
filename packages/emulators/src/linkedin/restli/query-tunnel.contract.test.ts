import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { JANA, postBody, startTrial } from "../testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
let reader: string;

beforeAll(async () => {
  trial = await startTrial();
});
beforeEach(async () => {
  await trial.control.reset();
  reader = await trial.signIn(JANA, "openid w_member_social r_member_social");
});
afterAll(() => trial.close());

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const TUNNEL = { ...FORM, "x-http-method-override": "GET" };
function send(token: string, path: string, body: string, headers: Record<string, string>) {
  return fetch(trial.url + path, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}`, "linkedin-version": "202610", ...headers },
  });
}
const create = async (commentary: string) =>
  (await trial.call(reader, "POST", "/rest/posts", postBody(commentary))).headers.get("x-restli-id")!;
const manyUrns = Array.from({ length: 400 }, (_, n) => `urn%3Ali%3Ashare%3A${10 ** 15 + n}`);

test("a query too long for a URL is answered as the GET it stands for, and read as one", async () => {
  const urn = await create("found");
  const ids = `ids=List(${[encodeURIComponent(urn), ...manyUrns].join(",")})`;
  const batch = { "x-restli-method": "BATCH_GET" };
  expect((await trial.call(reader, "GET", `/rest/posts?${ids}`, undefined, batch)).status).toBe(414);
  const answer = await send(reader, "/rest/posts", ids, { ...TUNNEL, ...batch });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-li-uuid")).toBeTruthy();
  const { results, errors } = (await answer.json()) as { results: object; errors: object };
  expect(results).toMatchObject({ [urn]: { id: urn, commentary: "found" } });
  expect(Object.keys(errors)).toHaveLength(400);
});

test("its part in the URL stays, and other resources take it too", async () => {
  const urn = await create("found");
  const author = `author=${encodeURIComponent(`urn:li:person:${JANA}`)}`;
  const found = await send(reader, "/rest/posts?q=author", author, TUNNEL);
  expect(await found.json()).toMatchObject({ elements: [{ id: urn }] });
  const image = await send(reader, "/rest/images/urn%3Ali%3Aimage%3Anone", "fields=status", TUNNEL);
  expect([image.status, await image.json()]).toEqual([404, expect.objectContaining({ code: "NOT_FOUND" })]);
});

test("it meets the gates of a GET, counts as one call, and is logged as it was sent", async () => {
  const writer = await trial.signIn();
  const closed = await send(writer, "/rest/posts", "ids=List(a)", {
    ...TUNNEL,
    "x-restli-method": "BATCH_GET",
  });
  expect([closed.status, await closed.json()]).toEqual([
    403,
    expect.objectContaining({
      message: "Not enough permissions to access: partnerApiPostsExternal.BATCH_GET.20261001",
    }),
  ]);
  expect((await send("junk", "/rest/posts", "q=author", TUNNEL)).status).toBe(401);
  const { calls } = await trial.control.state<{ calls: { app: number } }>();
  expect(calls.app).toBe(1);
  expect(await trial.control.requests({ path: "^/rest/posts" })).toMatchObject([
    { method: "POST", body: "ids=List(a)", status: 403 },
    { method: "POST", body: "q=author", status: 401 },
  ]);
});

test("without the header a form is 415, and with it JSON is what it was: a create", async () => {
  expect((await send(reader, "/rest/posts", "q=author", FORM)).status).toBe(415);
  const json = { "content-type": "application/json", "x-http-method-override": "GET" };
  expect((await send(reader, "/rest/posts", JSON.stringify(postBody("made")), json)).status).toBe(201);
});

test("a query over 4 KB is too long for a URL as well", async () => {
  const ids = `ids=List(${manyUrns.slice(0, 150).join(",")})`;
  expect(ids.length).toBeLessThan(8_000);
  const headers = { "x-restli-method": "BATCH_GET" };
  expect((await trial.call(reader, "GET", `/rest/posts?${ids}`, undefined, headers)).status).toBe(414);
});
