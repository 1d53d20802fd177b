import { createLabel } from "@takt/db/testing/factories/create-label";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test } from "vitest";
import { createProgram } from "../testing/create-program";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

/** A Monday; the usual slots are Tuesday and Thursday at 9:00. */
const NOW = Date.parse("2026-11-30T12:00:00Z");
const deps = () => fakeDeps(database.db, { clock: { now: () => NOW, sleep: () => Promise.resolve() } });

async function make(...scopes: string[]) {
  const team = await createTeam(database.db, "editor");
  const expiresAt = new Date(NOW + 86_400_000);
  const program = await createProgram({ db: database.db, deps: deps() }, team.owner, scopes, { expiresAt });
  const user = { id: team.owner.userId, workspaceId: team.workspace.id };
  return { ...team, ...program, user };
}

test("a topic is bookmarked once, listed, found, deleted and restored", async () => {
  const { call } = await make();
  const body = {
    title: "What customers asked",
    angle: "Three questions",
    keywords: ["support"],
    language: "en",
  };
  const created = await call("POST /topics", { body });
  const { id } = created.json;
  expect(created).toMatchObject({
    status: 201,
    headers: { location: `/api/v1/topics/${id}` },
    json: { ...body, source: "typed", sourceUrl: null },
  });
  expect((await call("POST /topics", { body })).json.id).toBe(id);
  const found = { ...body, title: "From a page", sourceUrl: "https://example.com/a" };
  expect(await call("POST /topics", { body: found })).toMatchObject({ json: { source: "url" } });
  const ids = async (query: string) => {
    const { topics } = (await call(`GET /topics?${query}`)).json as unknown as { topics: { id: string }[] };
    return topics.map((topic) => topic.id);
  };
  expect(await ids("search=customers")).toEqual([id]);
  expect(await call(`DELETE /topics/${id}`)).toMatchObject({ status: 200, json: { id } });
  expect(await call(`GET /topics/${id}`)).toMatchObject({ status: 404, json: { code: "topic_not_found" } });
  expect(await ids("deleted=true")).toEqual([id]);
  expect(await call(`POST /topics/${id}/restore`)).toMatchObject({ json: { id } });
  expect(await ids("limit=1")).toHaveLength(1);
  expect((await ids("")).toSorted()).toContain(id);
});

test("an address of a topic that is no web page is refused", async () => {
  const { call } = await make();
  const body = { title: "A", language: "en", sourceUrl: "javascript:alert(1)" };
  expect(await call("POST /topics", { body })).toMatchObject({
    status: 400,
    json: { fields: [{ field: "body.sourceUrl" }] },
  });
});

test("a target audience is saved, changed in the version that was seen, deleted and restored", async () => {
  const { call } = await make();
  const created = await call("POST /audiences", { body: { name: "Founders", description: "They decide" } });
  expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } });
  const path = `/audiences/${created.json.id}`;
  const body = { name: "Buyers", description: "They ask for prices" };
  const change = (version?: string) =>
    call(`PATCH ${path}`, { body, headers: version ? { "if-match": version } : {} });
  expect(await change()).toMatchObject({ status: 428 });
  expect(await change('"7"')).toMatchObject({ status: 412, json: { code: "audience_changed" } });
  expect(await change('"1"')).toMatchObject({ status: 200, headers: { etag: '"2"' }, json: body });
  expect(await call(`DELETE ${path}`, { headers: { "if-match": '"1"' } })).toMatchObject({ status: 412 });
  expect(await call(`DELETE ${path}`)).toMatchObject({
    json: { audiences: [], deleted: [{ id: created.json.id, deletedAt: expect.any(String) }] },
  });
  expect(await call(`DELETE ${path}`)).toMatchObject({ status: 404 });
  expect(await call(`POST ${path}/restore`)).toMatchObject({ json: { deletedAt: null, version: 4 } });
  expect(await call("GET /audiences")).toMatchObject({ json: { audiences: [body], deleted: [] } });
});

test("a target audience of a request that died comes once", async () => {
  const { call, workspace, keyId } = await make();
  const send = () =>
    call("POST /audiences", {
      body: { name: "Founders", description: "They decide" },
      headers: { "idempotency-key": "a-1" },
    });
  const first = await send();
  // As if the process had died after creating it.
  const died = { status: null, body: null, triedAt: new Date(NOW - 120_000) };
  await database.db.apiAnswer.updateMany({ where: { apiKeyId: keyId }, data: died });
  expect((await send()).json.id).toBe(first.json.id);
  expect(await database.db.audience.count({ where: { workspaceId: workspace.id } })).toBe(1);
});

test("what is full says how many there may be", async () => {
  const { call, user } = await make();
  const row = { userId: user.id, workspaceId: user.workspaceId, name: "A", description: "B" };
  await database.db.audience.createMany({ data: Array(AUDIENCE_LIMITS.perWorkspace).fill(row) });
  expect(await call("POST /audiences", { body: { name: "One more", description: "C" } })).toMatchObject({
    status: 409,
    json: { code: "audiences_full", data: { max: AUDIENCE_LIMITS.perWorkspace } },
  });
});

test("labels are put on a post and taken off it, and posts are listed by them", async () => {
  const { call, user } = await make();
  const launch = await createLabel(database.db, user, { name: "Launch" });
  const review = await createLabel(database.db, user, { name: "Review" });
  const gone = await createLabel(database.db, user, { deletedAt: new Date(NOW) });
  const [{ id }, { id: other }] = [
    (await call("POST /posts", { body: { text: "One" } })).json,
    (await call("POST /posts", { body: { text: "Two" } })).json,
  ];
  const change = (body: object) => call(`POST /posts/${id}/labels`, { body });
  const { name, color } = launch;
  expect(await call("GET /labels")).toMatchObject({ json: { labels: [{ name }, { name: "Review" }] } });
  expect(await change({ add: [launch.id, review.id] })).toMatchObject({
    status: 200,
    json: { labels: [{ id: launch.id, name, color }, { id: review.id }] },
  });
  expect(await change({ remove: [review.id] })).toMatchObject({ json: { labels: [{ id: launch.id }] } });
  expect(await call(`GET /posts/${id}/labels`)).toMatchObject({ json: { labels: [{ id: launch.id }] } });
  expect(await call(`GET /posts?label=${launch.id}`)).toMatchObject({
    json: { posts: [{ id, labels: [launch.id] }] },
  });
  expect(await change({ add: [gone.id] })).toMatchObject({ status: 404, json: { code: "label_not_found" } });
  expect(await call(`GET /posts/${other}/labels`)).toMatchObject({ json: { labels: [] } });
  const many = await Promise.all(
    Array.from({ length: LABEL_LIMITS.perPost }, () => createLabel(database.db, user)),
  );
  expect(await change({ add: many.map((label) => label.id) })).toMatchObject({
    status: 409,
    json: { code: "post_labels_full" },
  });
});

test("the weekly slots are said, and the next of them that are free", async () => {
  const { call } = await make();
  expect(await call("GET /slots")).toMatchObject({
    json: {
      zone: "Europe/Berlin",
      slots: [
        { weekday: 2, time: "09:00" },
        { weekday: 4, time: "09:00" },
      ],
      areChosen: false,
    },
  });
  const { id } = (await call("POST /posts", { body: { text: "One" } })).json;
  await call(`POST /posts/${id}/schedule`, { body: { when: "next-free-slot" } });
  expect(await call("GET /slots/free?limit=2")).toMatchObject({
    json: {
      slots: [
        { at: "2026-12-03T09:00:00+01:00", wall: "2026-12-03T09:00", zone: "Europe/Berlin" },
        { at: "2026-12-08T09:00:00+01:00" },
      ],
    },
  });
  expect(await call("GET /slots/free?limit=21")).toMatchObject({ status: 400 });
});

test("who reads the library does not change it, and nothing of another workspace is in it", async () => {
  const [{ call }, other] = [await make("library:read"), await make("library:write")];
  const body = { title: "Elsewhere", language: "de" };
  const { id } = (await other.call("POST /topics", { body })).json;
  expect(await other.call("GET /topics")).toMatchObject({ json: { topics: [{ id }] } });
  expect(await call("POST /topics", { body })).toMatchObject({
    status: 403,
    json: { code: "scope_missing", data: { scope: "library:write" } },
  });
  expect(await call("GET /topics")).toMatchObject({ json: { topics: [] } });
  expect(await call(`GET /topics/${id}`)).toMatchObject({ status: 404 });
  expect(await call("GET /posts")).toMatchObject({ status: 403 });
});
