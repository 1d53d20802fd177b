import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JANA, postBody, startTrial } from "../testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
let token: string;

beforeAll(async () => {
  trial = await startTrial();
});
beforeEach(async () => {
  await trial.control.reset();
  token = await trial.signIn();
});
afterAll(() => trial.close());

type Ledger = {
  posts: {
    urn: string;
    sent: string;
    published: string;
    deleted: boolean;
    lifecycleState: string;
    createdAt: number;
  }[];
  calls: { members: Record<string, { total: number }> };
};
const posts = async () => (await trial.control.state<Ledger>()).posts;
const create = (commentary: string, part = {}) =>
  trial.call(token, "POST", "/rest/posts", postBody(commentary, part));
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

describe("create", () => {
  test("201 with nothing in it; the URN is in x-restli-id and holds the time", async () => {
    const answer = await create("Hello #takt");
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-length")).toBe("0");
    expect(await answer.text()).toBe("");
    const urn = answer.headers.get("x-restli-id")!;
    expect(urn).toMatch(/^urn:li:share:\d{19}$/);
    expect(answer.headers.get("x-li-uuid")).toBeTruthy();
    const [post] = await posts();
    expect(post).toMatchObject({
      urn,
      sent: "Hello #takt",
      published: "Hello #takt",
      lifecycleState: "PUBLISHED",
    });
    expect(Number(BigInt(urn.split(":")[3]!) >> 22n)).toBe(post!.createdAt);
  });

  test("broken little text is 201 too, and only what came before it is published", async () => {
    const answer = await create("Kept (lost)");
    expect([answer.status, await answer.text()]).toEqual([201, ""]);
    expect(await posts()).toMatchObject([{ sent: "Kept (lost)", published: "Kept " }]);
  });

  test("checks in order: shape before value, value before ownership", async () => {
    const wrong = { author: "urn:li:person:other", lifecycleState: "DRAFT", visibility: "ALL" };
    expect((await create("x", wrong)).status).toBe(422);
    expect((await create("x", { ...wrong, visibility: "PUBLIC" })).status).toBe(400);
    const foreign = await create("x", { author: "urn:li:person:other" });
    expect([foreign.status, await message(foreign)]).toEqual([403, expect.stringMatching(/\[\/author\]$/)]);
    expect(await posts()).toEqual([]);
  });

  test("too long is 400 with LinkedIn's own words, and the limit can be changed", async () => {
    expect((await create("a".repeat(3_000))).status).toBe(201);
    const answer = await create("b".repeat(3_001));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      status: 400,
      message: expect.stringContaining(
        "ShareCommentary text length (3001 characters) exceeded the maximum allowed (3000",
      ),
      errorDetails: { inputErrors: [{ code: "FIELD_ARRAY_SIZE_TOO_HIGH", maxLength: 3_000 }] },
    });
    await trial.control.settings({ maxCommentary: 4_000 });
    expect((await create("b".repeat(3_001))).status).toBe(201);
  });

  test("another type of body is 415, broken JSON 400", async () => {
    const send = (body: string, type: string) =>
      fetch(`${trial.url}/rest/posts`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${token}`, "linkedin-version": "202610", "content-type": type },
      });
    expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send("{", "application/json")).status).toBe(400);
  });
});

test("a huge body is refused by the gateway, in HTML; another method is 405", async () => {
  const huge = await create("x".repeat(1_100_000));
  expect(huge.status).toBe(413);
  expect(huge.headers.get("content-type")).toContain("text/html");
  const put = await trial.call(token, "PUT", "/rest/posts", postBody("x"));
  expect(put.status).toBe(405);
  expect(await message(put)).toBe("HTTP method PUT not supported");
  expect(await posts()).toEqual([]);
});

describe("duplicates", () => {
  test("422 names a URN of no post; the block outlives deletion and ends after ten minutes", async () => {
    const first = (await create("same")).headers.get("x-restli-id")!;
    const again = await create("same");
    expect(again.status).toBe(422);
    const body = (await again.json()) as {
      message: string;
      errorDetails: { inputErrors: { code: string }[] };
    };
    expect(body.errorDetails.inputErrors[0]!.code).toBe("DUPLICATE_POST");
    const phantom = /urn:li:share:\d+/.exec(body.message)![0];
    expect(phantom).not.toBe(first);
    expect(await posts()).toHaveLength(1);
    await trial.call(token, "DELETE", `/rest/posts/${encodeURIComponent(first)}`);
    expect((await create("same")).status).toBe(422);
    await trial.control.tick(600_000);
    expect((await create("same")).status).toBe(201);
  });

  test("a switch: it names the earlier post, as documented", async () => {
    await trial.control.settings({ duplicateNames: "earlier" });
    const first = (await create("same")).headers.get("x-restli-id")!;
    const body = (await (await create("same")).json()) as { message: string };
    expect(body.message).toContain(first);
  });

  test("it compares what is published: two texts that break off at the same place are equal", async () => {
    expect((await create("Hello (one)")).status).toBe(201);
    expect((await create("Hello (two)")).status).toBe(422);
  });

  test("another author is no duplicate, and a late index lets one through", async () => {
    await create("same");
    const { sub } = await trial.control.addMember({ given_name: "A", family_name: "B" });
    const other = await trial.signIn(sub);
    expect((await trial.call(other, "POST", "/rest/posts", postBody("same", {}, sub))).status).toBe(201);
    await trial.control.settings({ duplicateIndexLagMs: 60_000 });
    await create("lag");
    expect((await create("lag")).status).toBe(201);
    await trial.control.tick(60_000);
    expect((await create("lag")).status).toBe(422);
  });
});

describe("after the create", () => {
  const path = (urn: string) => `/rest/posts/${encodeURIComponent(urn)}`;

  test("delete is 204, again 204, and somebody else's is 403", async () => {
    const urn = (await create("x")).headers.get("x-restli-id")!;
    const other = await trial.signIn("mR4tZ81LsQ");
    expect((await trial.call(other, "DELETE", path(urn))).status).toBe(403);
    for (let i = 0; i < 2; i++) expect((await trial.call(token, "DELETE", path(urn))).status).toBe(204);
    expect(await posts()).toMatchObject([{ urn, deleted: true }]);
  });

  test("a raw colon in the path is 400 ILLEGAL_ARGUMENT", async () => {
    const answer = await trial.call(token, "DELETE", "/rest/posts/urn:li:share:1");
    expect(await answer.json()).toEqual({
      status: 400,
      code: "ILLEGAL_ARGUMENT",
      message: "Syntax exception in path variables",
    });
  });

  test("partial update changes the text, in any case of the method's name; other fields are refused", async () => {
    const urn = (await create("before")).headers.get("x-restli-id")!;
    const patch = ($set: object) =>
      trial.call(token, "POST", path(urn), { patch: { $set } }, { "x-restli-method": "partial_update" });
    expect((await patch({ commentary: "after (lost)" })).status).toBe(204);
    expect(await posts()).toMatchObject([{ sent: "after (lost)", published: "after ", edited: true }]);
    const closed = await patch({ visibility: "CONNECTIONS" });
    expect([closed.status, await message(closed)]).toEqual([
      403,
      expect.stringMatching(/\[\/patch\/\$set\/visibility\]$/),
    ]);
  });

  test.each([
    ["GET", path("urn:li:share:1"), "", "partnerApiPostsExternal.GET.20261001"],
    ["GET", "/rest/posts?q=author&author=x", "FINDER", "partnerApiPostsExternal.FINDER-author.20261001"],
    ["GET", "/rest/posts?ids=List(a)", "BATCH_GET", "partnerApiPostsExternal.BATCH_GET.20261001"],
    [
      "POST",
      "/rest/socialActions/urn%3Ali%3Ashare%3A1/comments",
      "",
      "partnerApiSocialActions.CREATE.20261001",
    ],
    ["POST", "/rest/reactions", "", "partnerApiReactions.CREATE.20261001"],
  ])("%s %s is closed to a self-serve token", async (method, where, restli, access) => {
    const headers: Record<string, string> = restli === "" ? {} : { "x-restli-method": restli };
    const answer = await trial.call(token, method, where, method === "POST" ? {} : undefined, headers);
    expect([answer.status, await message(answer)]).toEqual([
      403,
      `Not enough permissions to access: ${access}`,
    ]);
  });

  test("a token with r_member_social reads back, hashtags as templates", async () => {
    const urn = (await create("Hi \\(you\\) #takt")).headers.get("x-restli-id")!;
    const reader = await trial.signIn(JANA, "openid r_member_social");
    expect(await (await trial.call(reader, "GET", path(urn))).json()).toMatchObject({
      id: urn,
      commentary: "Hi \\(you\\) {hashtag|\\#|takt}",
      lifecycleState: "PUBLISHED",
    });
    const ids = `List(${encodeURIComponent(urn)},urn%3Ali%3Ashare%3A1)`;
    const batch = await trial.call(reader, "GET", `/rest/posts?ids=${ids}`, undefined, {
      "x-restli-method": "BATCH_GET",
    });
    expect(await batch.json()).toMatchObject({
      results: { [urn]: { id: urn } },
      errors: { "urn:li:share:1": { status: 404 } },
    });
    const author = encodeURIComponent(`urn:li:person:${JANA}`);
    const found = await trial.call(reader, "GET", `/rest/posts?q=author&author=${author}`);
    expect(await found.json()).toMatchObject({ elements: [{ id: urn }] });
  });

  test("an unknown resource is 404", async () => {
    expect(await (await trial.call(token, "GET", "/rest/nothing")).json()).toMatchObject({
      code: "RESOURCE_NOT_FOUND",
    });
  });
});

test("commit, then lose the answer: the post exists, and sending it again is a duplicate", async () => {
  await trial.control.fault({
    match: { method: "POST", path: "^/rest/posts$", member: JANA },
    kind: "cut",
    commit: true,
  });
  await expect(create("lost answer")).rejects.toThrow();
  expect(await posts()).toHaveLength(1);
  expect((await create("lost answer")).status).toBe(422);
});

test("many posts: the last create costs what the first did", async () => {
  await trial.control.settings({ memberDailyLimit: 1_000_000 });
  const batch = async (from: number) => {
    const start = performance.now();
    for (let i = from; i < from + 400; i += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, n) => create(`Post ${i + n}`)));
    }
    return performance.now() - start;
  };
  await batch(0);
  const early = await batch(400);
  for (let from = 800; from < 1_200; from += 400) await batch(from);
  const late = await batch(1_200);
  expect(late).toBeLessThan(early * 3 + 500);
  expect(await posts()).toHaveLength(1_600);
});
