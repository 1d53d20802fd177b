import { expect, test } from "vitest";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness({ scope: "openid w_member_social r_member_social" });

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const TUNNEL = { ...FORM, "x-http-method-override": "GET" };
function send(token: string, path: string, body: string, headers: Record<string, string>) {
  return fetch(harness.url + path, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${token}`, "linkedin-version": "202610", ...headers },
  });
}
const create = async (commentary: string) =>
  (await harness.call(harness.token, "POST", "/rest/posts", postBody(commentary))).headers.get(
    "x-restli-id",
  )!;
const manyUrns = Array.from({ length: 400 }, (_, n) => `urn%3Ali%3Ashare%3A${10 ** 15 + n}`);

test("a tunnelled query is answered as the GET that it replaces", async () => {
  const urn = await create("found");
  const ids = `ids=List(${[encodeURIComponent(urn), ...manyUrns].join(",")})`;
  const batch = { "x-restli-method": "BATCH_GET" };
  expect((await harness.call(harness.token, "GET", `/rest/posts?${ids}`, undefined, batch)).status).toBe(414);
  const answer = await send(harness.token, "/rest/posts", ids, { ...TUNNEL, ...batch });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-li-uuid")).toBeTruthy();
  const { results, errors } = (await answer.json()) as { results: object; errors: object };
  expect(results).toMatchObject({ [urn]: { id: urn, commentary: "found" } });
  expect(Object.keys(errors)).toHaveLength(400);
});

test("a tunnelled query keeps the query of its URL and works for every resource", async () => {
  const urn = await create("found");
  const author = `author=${encodeURIComponent(`urn:li:person:${JANA}`)}`;
  const found = await send(harness.token, "/rest/posts?q=author", author, TUNNEL);
  expect(await found.json()).toMatchObject({ elements: [{ id: urn }] });
  const image = await send(harness.token, "/rest/images/urn%3Ali%3Aimage%3Anone", "fields=status", TUNNEL);
  expect([image.status, await image.json()]).toEqual([404, expect.objectContaining({ code: "NOT_FOUND" })]);
});

test("a tunnelled query passes the checks of a GET, counts as one call and is logged as sent", async () => {
  const writer = await harness.signIn();
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
  const { calls } = await harness.control.state<{ calls: { app: number } }>();
  expect(calls.app).toBe(1);
  expect(await harness.control.requests({ path: "^/rest/posts" })).toMatchObject([
    { method: "POST", body: "ids=List(a)", status: 403 },
    { method: "POST", body: "q=author", status: 401 },
  ]);
});

test("a form without the override header is 415, and JSON with it is a create", async () => {
  expect((await send(harness.token, "/rest/posts", "q=author", FORM)).status).toBe(415);
  const json = { "content-type": "application/json", "x-http-method-override": "GET" };
  expect((await send(harness.token, "/rest/posts", JSON.stringify(postBody("made")), json)).status).toBe(201);
});

test("a query above 4 KB is too long for a URL", async () => {
  const ids = `ids=List(${manyUrns.slice(0, 150).join(",")})`;
  expect(ids.length).toBeLessThan(8_000);
  const headers = { "x-restli-method": "BATCH_GET" };
  expect((await harness.call(harness.token, "GET", `/rest/posts?${ids}`, undefined, headers)).status).toBe(
    414,
  );
});
