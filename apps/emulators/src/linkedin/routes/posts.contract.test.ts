import { describe, expect, test } from "vitest";
import { JANA, postBody } from "../testing/start-harness";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

type State = {
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
const posts = async () => (await harness.control.state<State>()).posts;
const create = (commentary: string, part = {}) =>
  harness.call(harness.token, "POST", "/rest/posts", postBody(commentary, part));
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

describe("create", () => {
  test("a create is an empty 201 with the URN in x-restli-id, which contains the time", async () => {
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

  test("invalid little text is 201 too, and only the text before it is published", async () => {
    const answer = await create("Kept (lost)");
    expect([answer.status, await answer.text()]).toEqual([201, ""]);
    expect(await posts()).toMatchObject([{ sent: "Kept (lost)", published: "Kept " }]);
  });

  test("a create is checked in the order shape, values, ownership", async () => {
    const wrong = { author: "urn:li:person:other", lifecycleState: "DRAFT", visibility: "ALL" };
    expect((await create("x", wrong)).status).toBe(422);
    expect((await create("x", { ...wrong, visibility: "PUBLIC" })).status).toBe(400);
    const foreign = await create("x", { author: "urn:li:person:other" });
    expect([foreign.status, await message(foreign)]).toEqual([403, expect.stringMatching(/\[\/author\]$/)]);
    expect(await posts()).toEqual([]);
  });

  test("a text that is too long is 400 with LinkedIn's message, and the limit is a setting", async () => {
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
    await harness.control.settings({ maxCommentary: 4_000 });
    expect((await create("b".repeat(3_001))).status).toBe(201);
  });

  test("a body of another type is 415 and invalid JSON 400", async () => {
    const send = (body: string, type: string) =>
      fetch(`${harness.url}/rest/posts`, {
        method: "POST",
        body,
        headers: {
          authorization: `Bearer ${harness.token}`,
          "linkedin-version": "202610",
          "content-type": type,
        },
      });
    expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await send("{", "application/json")).status).toBe(400);
  });
});

test("a large body is refused by the gateway in HTML, and another method is 405", async () => {
  const huge = await create("x".repeat(1_100_000));
  expect(huge.status).toBe(413);
  expect(huge.headers.get("content-type")).toContain("text/html");
  const put = await harness.call(harness.token, "PUT", "/rest/posts", postBody("x"));
  expect(put.status).toBe(405);
  expect(await message(put)).toBe("HTTP method PUT not supported");
  expect(await posts()).toEqual([]);
});

describe("duplicates", () => {
  test("a duplicate is 422 with the URN of no post, outlives deletion and ends after ten minutes", async () => {
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
    await harness.call(harness.token, "DELETE", `/rest/posts/${encodeURIComponent(first)}`);
    expect((await create("same")).status).toBe(422);
    await harness.control.tick(600_000);
    expect((await create("same")).status).toBe(201);
  });

  test("a duplicate names the earlier post by a setting", async () => {
    await harness.control.settings({ duplicateNames: "earlier" });
    const first = (await create("same")).headers.get("x-restli-id")!;
    const body = (await (await create("same")).json()) as { message: string };
    expect(body.message).toContain(first);
  });

  test("two texts that are cut off at the same place are duplicates", async () => {
    expect((await create("Hello (one)")).status).toBe(201);
    expect((await create("Hello (two)")).status).toBe(422);
  });

  test("another author's equal text is no duplicate, and a late index lets a duplicate through", async () => {
    await create("same");
    const { sub } = await harness.control.addMember({ given_name: "A", family_name: "B" });
    const other = await harness.signIn(sub);
    expect((await harness.call(other, "POST", "/rest/posts", postBody("same", {}, sub))).status).toBe(201);
    await harness.control.settings({ duplicateIndexLagMs: 60_000 });
    await create("lag");
    expect((await create("lag")).status).toBe(201);
    await harness.control.tick(60_000);
    expect((await create("lag")).status).toBe(422);
  });

  test("a text can be taken late and be known to the duplicate check later still", async () => {
    await harness.control.settings({ duplicateIndexLagMs: 100_000 });
    const match = { method: "POST", path: "^/rest/posts$", bodyIncludes: "late" };
    await harness.control.fault({ kind: "delay", ms: 112_000, match });
    const first = create("late");
    await expect.poll(async () => (await harness.control.faults()).length).toBe(0);
    await harness.control.tick(112_000);
    expect((await first).status).toBe(201);
    await harness.control.tick(95_000);
    expect((await create("late")).status).toBe(201);
    await harness.control.tick(10_000);
    expect((await create("late")).status).toBe(422);
    expect(await posts()).toHaveLength(2);
  });
});

describe("after the create", () => {
  const path = (urn: string) => `/rest/posts/${encodeURIComponent(urn)}`;

  test("a delete is 204, also when repeated, and 403 for another member's post", async () => {
    const urn = (await create("x")).headers.get("x-restli-id")!;
    const other = await harness.signIn("mR4tZ81LsQ");
    expect((await harness.call(other, "DELETE", path(urn))).status).toBe(403);
    for (let i = 0; i < 2; i++)
      expect((await harness.call(harness.token, "DELETE", path(urn))).status).toBe(204);
    expect(await posts()).toMatchObject([{ urn, deleted: true }]);
  });

  test("a raw colon in the path is 400 ILLEGAL_ARGUMENT", async () => {
    const answer = await harness.call(harness.token, "DELETE", "/rest/posts/urn:li:share:1");
    expect(await answer.json()).toEqual({
      status: 400,
      code: "ILLEGAL_ARGUMENT",
      message: "Syntax exception in path variables",
    });
  });

  test("a partial update changes the text, with a case-insensitive method name, and refuses other fields", async () => {
    const urn = (await create("before")).headers.get("x-restli-id")!;
    const patch = ($set: object) =>
      harness.call(
        harness.token,
        "POST",
        path(urn),
        { patch: { $set } },
        { "x-restli-method": "partial_update" },
      );
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
    const answer = await harness.call(
      harness.token,
      method,
      where,
      method === "POST" ? {} : undefined,
      headers,
    );
    expect([answer.status, await message(answer)]).toEqual([
      403,
      `Not enough permissions to access: ${access}`,
    ]);
  });

  test("a token with r_member_social reads posts, with hashtags as templates", async () => {
    const urn = (await create("Hi \\(you\\) #takt")).headers.get("x-restli-id")!;
    const reader = await harness.signIn(JANA, "openid r_member_social");
    expect(await (await harness.call(reader, "GET", path(urn))).json()).toMatchObject({
      id: urn,
      commentary: "Hi \\(you\\) {hashtag|\\#|takt}",
      lifecycleState: "PUBLISHED",
    });
    const ids = `List(${encodeURIComponent(urn)},urn%3Ali%3Ashare%3A1)`;
    const batch = await harness.call(reader, "GET", `/rest/posts?ids=${ids}`, undefined, {
      "x-restli-method": "BATCH_GET",
    });
    expect(await batch.json()).toMatchObject({
      results: { [urn]: { id: urn } },
      errors: { "urn:li:share:1": { status: 404 } },
    });
    const author = encodeURIComponent(`urn:li:person:${JANA}`);
    const found = await harness.call(reader, "GET", `/rest/posts?q=author&author=${author}`);
    expect(await found.json()).toMatchObject({ elements: [{ id: urn }] });
  });

  test("a mention that names nobody is plain text, without an error", async () => {
    const reader = await harness.signIn(JANA, "openid w_member_social r_member_social");
    const create = await harness.call(
      reader,
      "POST",
      "/rest/posts",
      postBody(
        `@[Jörg](urn:li:person:mR4tZ81LsQ) @[Jorg](urn:li:person:mR4tZ81LsQ) @[Acme](urn:li:organization:1)`,
      ),
    );
    const urn = create.headers.get("x-restli-id")!;
    const read = await harness.call(reader, "GET", `/rest/posts/${encodeURIComponent(urn)}`);
    expect(await read.json()).toMatchObject({ commentary: "@[Jörg](urn:li:person:mR4tZ81LsQ) Jorg Acme" });
  });

  test("an unknown resource is 404", async () => {
    expect(await (await harness.call(harness.token, "GET", "/rest/nothing")).json()).toMatchObject({
      code: "RESOURCE_NOT_FOUND",
    });
  });
});

test("a create whose answer is lost after the commit exists, and its repeat is a duplicate", async () => {
  await harness.control.fault({
    match: { method: "POST", path: "^/rest/posts$", member: JANA },
    kind: "cut",
    commit: true,
  });
  await expect(create("lost answer")).rejects.toThrow();
  expect(await posts()).toHaveLength(1);
  expect((await create("lost answer")).status).toBe(422);
});

test("the last of many creates costs as much as the first", async () => {
  await harness.control.settings({ memberDailyLimit: 1_000_000 });
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
