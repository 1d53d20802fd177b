import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, describe, expect, test } from "vitest";
import { createProgram } from "../testing/create-program";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const NOW = Date.now();
const deps = () => fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });

/** A workspace of a team, a key of its owner, and who calls the API by it. */
async function make(...scopes: string[]) {
  const team = await createTeam(database.db, "editor", "viewer");
  const program = await createProgram({ db: database.db, deps: deps() }, team.owner, scopes);
  const write = (text = "A text") => program.call("POST /posts", { body: { text } });
  return { ...team, ...program, write };
}

test("a draft is written, changed, scheduled, taken off, deleted and restored", async () => {
  const { call, owner } = await make();
  const created = await call("POST /posts", { body: { text: "What we learned", hashtags: ["planning"] } });
  expect(created).toMatchObject({
    status: 201,
    headers: { etag: '"1"', location: `/api/v1/posts/${created.json.id}` },
    json: { status: "draft", text: "What we learned", hashtags: ["planning"], author: { id: owner.userId } },
  });
  const path = `/posts/${created.json.id}`;
  const changed = await call(`PATCH ${path}`, { body: { text: "Changed" }, headers: { "if-match": '"1"' } });
  expect(changed).toMatchObject({
    status: 200,
    json: { text: "Changed", hashtags: ["planning"], version: 2 },
  });
  const wall = `${new Date(NOW).getUTCFullYear() + 1}-01-04T09:00`;
  const when = { wall, zone: "Europe/Berlin" };
  const scheduled = await call(`POST ${path}/schedule`, { body: { when }, headers: { "if-match": '"2"' } });
  expect(scheduled).toMatchObject({
    status: 200,
    json: { status: "scheduled", schedule: { ...when, at: `${wall}:00+01:00` } },
  });
  expect(await call(`POST ${path}/unschedule`)).toMatchObject({ json: { status: "draft", schedule: null } });
  expect(await call(`DELETE ${path}`)).toMatchObject({
    status: 200,
    json: { deletedAt: expect.any(String) },
  });
  expect(await call(`POST ${path}/restore`)).toMatchObject({ json: { deletedAt: null } });
  expect(await call(`GET ${path}`)).toMatchObject({ status: 200, json: { text: "Changed" } });
  expect(await call(`GET ${path}/receipts`)).toMatchObject({ json: { receipts: [] } });
});

test("posts are listed page by page, in the workspace of the key alone", async () => {
  const [{ call, write }, other] = [await make(), await make()];
  for (const text of ["First", "Second", "Third"]) await write(text);
  await other.write("Elsewhere");
  const first = await call("GET /posts?limit=2");
  const { posts, nextCursor } = first.json as unknown as { posts: unknown[]; nextCursor: string };
  expect(posts).toHaveLength(2);
  expect(await call(`GET /posts?cursor=${nextCursor}`)).toMatchObject({
    json: { posts: [{ excerpt: "First", status: "draft", schedule: null }], nextCursor: null },
  });
});

test("who calls is told as whom the key acts, and under whose names posts go out", async () => {
  const { call, owner, workspace, slug, keyId } = await make();
  expect(await call("GET /me")).toMatchObject({
    status: 200,
    json: {
      id: owner.userId,
      role: "owner",
      zone: "Europe/Berlin",
      workspace: { id: workspace.id, name: workspace.name, slug },
      key: { id: keyId, name: "Report" },
    },
  });
  const { accounts } = (await call("GET /accounts")).json as unknown as { accounts: unknown[] };
  expect(accounts).toHaveLength(3);
});

describe("a request is refused", () => {
  test.each([
    ["without a key", ""],
    ["with what is no key", "takt_live_x"],
  ])("%s: 401, with how to authenticate", async (_, token) => {
    const { call } = await make();
    expect(await call("GET /me", { token })).toMatchObject({
      status: 401,
      headers: { "www-authenticate": 'Bearer realm="Takt"', "content-type": "application/problem+json" },
      json: { code: "api_key_invalid", status: 401, title: "errors:api_key_invalid" },
    });
  });

  test("with a key that lacks the scope", async () => {
    const { call, write } = await make("posts:read");
    expect(await write()).toMatchObject({
      status: 403,
      json: { code: "scope_missing", data: { scope: "posts:write" } },
    });
    expect(await call("GET /accounts")).toMatchObject({ json: { code: "scope_missing" } });
    expect(await call("GET /me")).toMatchObject({ status: 200 });
    expect(await call("GET /posts")).toMatchObject({ status: 200 });
  });

  test("where the role of the key's maker does not allow it by now", async () => {
    const { call, write, owner } = await make();
    await database.db.membership.updateMany({ where: { userId: owner.userId }, data: { role: "viewer" } });
    await database.db.membership.updateMany({
      where: { workspaceId: owner.workspaceId, NOT: { userId: owner.userId }, role: "editor" },
      data: { role: "owner" },
    });
    const { userId } = await database.db.membership.findFirstOrThrow({
      where: { workspaceId: owner.workspaceId, role: "owner" },
    });
    await database.db.user.update({
      where: { id: userId },
      data: { subscriptionStatus: "active", subscriptionPlan: "enterprise" },
    });
    expect(await write()).toMatchObject({ status: 403, json: { code: "act_forbidden" } });
    expect(await call("GET /posts")).toMatchObject({ status: 200 });
  });

  test("for a post of another workspace like for one that is not there", async () => {
    const [{ call }, other] = [await make(), await make()];
    const foreign = await other.write();
    const [theirs, none] = [foreign.json.id, crypto.randomUUID()];
    for (const target of [
      "GET /posts/ID",
      "DELETE /posts/ID",
      "POST /posts/ID/restore",
      "POST /posts/ID/cancel",
    ]) {
      const answers = await Promise.all([theirs, none].map((id) => call(target.replace("ID", id))));
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, json: { code: "post_not_found" } });
    }
  });

  test("with an older version: 412, and without one where it is needed: 428", async () => {
    const { call, write } = await make();
    const { id } = (await write()).json;
    const change = (headers: Record<string, string>) =>
      call(`PATCH /posts/${id}`, { body: { text: "Changed" }, headers });
    expect(await change({})).toMatchObject({ status: 428, json: { code: "version_missing" } });
    expect(await change({ "if-match": "3" })).toMatchObject({
      status: 400,
      json: { code: "version_invalid" },
    });
    expect(await change({ "if-match": '"7"' })).toMatchObject({
      status: 412,
      json: { code: "post_changed" },
    });
    expect(await change({ "if-match": "*" })).toMatchObject({ status: 200 });
    expect(await change({ "if-match": '"1"' })).toMatchObject({ status: 412 });
  });

  test.each([
    [{ raw: "{" }, 415, "body_not_json"],
    [{ raw: '{"text":"\\ud800' }, 415, "body_not_json"],
    [{ body: { text: "A" }, headers: { "content-type": "text/plain" } }, 415, "body_not_json"],
    [{ body: {} }, 400, "request_invalid"],
    [{ body: { text: 7 } }, 400, "request_invalid"],
    [{ body: { text: "A", status: "published" } }, 400, "request_invalid"],
    [{ body: { text: "A" }, headers: { "idempotency-key": "a b" } }, 400, "idempotency_key_invalid"],
  ])("with %j: %d %s", async (options, status, code) => {
    const { call, workspace } = await make();
    expect(await call("POST /posts", options)).toMatchObject({ status, json: { code } });
    expect(await database.db.post.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test("with each field that is wrong", async () => {
    const { call } = await make();
    const answer = await call("POST /posts", { body: { text: 1, hashtags: ["two words"] } });
    expect(answer.json).toMatchObject({
      fields: [{ field: "body.text" }, { field: "body.hashtags.0" }],
      requestId: answer.headers["request-id"],
    });
  });

  test.each([
    ["GET /nowhere", 404, undefined],
    ["GET /posts/x/y/z", 404, undefined],
    ["PUT /posts", 405, "GET, POST"],
    ["OPTIONS /me", 405, "GET"],
    ["GET /posts/not-an-id", 400, undefined],
    ["GET /posts?limit=0", 400, undefined],
    ["GET /posts?unknown=1", 400, undefined],
  ])("at %s: %d", async (target, status, allow) => {
    const { call } = await make();
    const answer = await call(target);
    expect([answer.status, answer.headers["allow"]]).toEqual([status, allow]);
  });

  test("after as many as a key may send in a minute, with when to go on", async () => {
    const { call } = await make();
    const { times } = RATE_LIMITS.apiRequest;
    const first = await call("GET /me");
    expect(first.headers).toMatchObject({
      "ratelimit-policy": `"default";q=${times};w=60`,
      ratelimit: expect.stringMatching(new RegExp(`^"default";r=${times - 1};t=\\d+$`)),
    });
    for (let n = 1; n < times; n++) await call("GET /me");
    expect(await call("GET /me")).toMatchObject({
      status: 429,
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      json: { code: "rate_exceeded" },
    });
  });

  test("whoever guesses keys is slowed down, and the key that works is not", async () => {
    const { call } = await make();
    for (let n = 0; n < RATE_LIMITS.apiStranger.times; n++) await call("GET /me", { token: `guess-${n}` });
    expect(await call("GET /me", { token: "guess" })).toMatchObject({ status: 429 });
    expect(await call("GET /me")).toMatchObject({ status: 200 });
  });
});

describe("a request with an Idempotency-Key", () => {
  test("is done once: of a hundred at the same time one post comes", async () => {
    const { call, workspace } = await make();
    const send = () => call("POST /posts", { body: { text: "Once" }, headers: { "idempotency-key": "n-1" } });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(await database.db.post.count({ where: { workspaceId: workspace.id } })).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const again = await send();
    expect(again).toMatchObject({ status: 201, headers: { "idempotent-replayed": "true", etag: '"1"' } });
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json.id))).toEqual(
      new Set([again.json.id]),
    );
  });

  test("and another body is refused", async () => {
    const { call } = await make();
    const send = (text: unknown) =>
      call("POST /posts", { body: { text }, headers: { "idempotency-key": "n-2" } });
    await send("One");
    expect(await send("Other")).toMatchObject({ status: 422, json: { code: "idempotency_key_reused" } });
  });
});
