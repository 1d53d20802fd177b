import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { recordMetrics } from "@takt/domain/analytics/record-metrics";
import type { Actor } from "@takt/domain/shared/actor";
import { createTeam } from "@takt/domain/testing/create-team";
import { createApprovingTeam } from "@takt/domain/testing/create-approving-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, describe, expect, test } from "vitest";
import { createProgram, type ProgramAnswer } from "../testing/create-program";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

/** A team in which posts pass one stage, and who calls the API by a key of one of its members. */
async function make() {
  const team = await createApprovingTeam(database.db);
  const place = { db: database.db, deps: fakeDeps(database.db) };
  const by = async (actor: Actor, ...scopes: string[]) => (await createProgram(place, actor, scopes)).call;
  return { ...team, by };
}

const hashOf = ({ json }: ProgramAnswer) => (json as unknown as { approval: { hash: string } }).approval.hash;
const listOf = ({ json }: ProgramAnswer) =>
  (json as unknown as { posts: { id: string }[] }).posts.map(({ id }) => id);

test("the workspace says its plan, its stages and who is in it, without addresses", async () => {
  const { by, owner, editor, workspace } = await make();
  const call = await by(owner);
  const answer = await call("GET /workspace");
  expect(answer).toMatchObject({
    status: 200,
    json: { id: workspace.id, plan: "enterprise", zone: "Europe/Berlin", approvalStages: ["Review"] },
  });
  const { members } = answer.json as unknown as { members: { id: string; role: string; isSelf: boolean }[] };
  expect(members.map(({ role }) => role)).toEqual(["owner", "editor", "approver", "viewer"]);
  expect(members[1]).toMatchObject({ id: editor.userId, isSelf: false });
  expect(answer.body).not.toContain("@");
  expect(await (await by(owner, "posts:read"))("GET /workspace")).toMatchObject({ status: 403 });
});

describe("an approval", () => {
  test("is asked for, found by who decides, sent back, asked for again, given, and taken back", async () => {
    const { by, editor, approver } = await make();
    const [writes, decides] = [await by(editor), await by(approver, "approvals:write")];
    const { id } = (await writes("POST /posts", { body: { text: "What we learned" } })).json;
    const at = (step: string) => `POST /posts/${id}/approval/${step}`;
    expect(await writes(at("request"), { body: { note: "The second paragraph?" } })).toMatchObject({
      status: 200,
      json: { approval: "requested" },
    });
    expect(await decides("GET /approvals")).toMatchObject({
      json: { posts: [{ id, stage: "Review", schedule: null }], count: 1 },
    });
    expect(listOf(await writes("GET /approvals"))).toEqual([]);
    expect(listOf(await decides("GET /posts?whose=waiting"))).toEqual([id]);
    expect(await decides(at("request-changes"), { body: { note: "Name the source." } })).toMatchObject({
      json: { approval: "changes_requested" },
    });
    await writes(at("request"), { body: {} });
    const seen = await decides(`GET /posts/${id}/approval`);
    expect(seen).toMatchObject({
      headers: { etag: '"1"' },
      json: {
        approval: { state: "requested", stage: { name: "Review", position: 0 }, mayApprove: true },
        events: [
          { kind: "requested", note: "" },
          { kind: "changes_requested", note: "Name the source.", stage: "Review" },
          { kind: "requested", note: "The second paragraph?" },
        ],
      },
    });
    const given = await decides(at("approve"), { body: { hash: hashOf(seen) } });
    expect(given).toMatchObject({ status: 200, json: { approval: "approved" } });
    expect(await decides(at("reopen"))).toMatchObject({ json: { approval: "requested" } });
    expect(await writes(at("withdraw"))).toMatchObject({ json: { approval: "none" } });
    const { userId } = await database.db.approvalEvent.findFirstOrThrow({
      where: { postId: id, kind: "approved" },
    });
    expect(userId).toBe(approver.userId);
  });

  test("is of what was seen: what has changed since is not approved", async () => {
    const { by, editor, approver, schedule } = await make();
    const [writes, decides] = [await by(editor), await by(approver)];
    const { id } = await schedule();
    const hash = hashOf(await decides(`GET /posts/${id}/approval`));
    const change = { body: { text: "Another text" }, headers: { "if-match": "*" } };
    expect(await writes(`PATCH /posts/${id}`, change)).toMatchObject({ status: 200 });
    const approve = (headers = {}) =>
      decides(`POST /posts/${id}/approval/approve`, { body: { hash }, headers });
    expect(await approve()).toMatchObject({ status: 412, json: { code: "post_changed" } });
    expect(await approve({ "if-match": '"1"' })).toMatchObject({ status: 412 });
  });

  test("is no scope's that writes or publishes, no viewer's, and nobody's of their own post", async () => {
    const { by, editor, viewer, owner, schedule } = await make();
    const { id } = await schedule(owner);
    const body = { hash: "0".repeat(64) };
    const target = `POST /posts/${id}/approval/approve`;
    const answers = [
      [await by(owner, "posts:write", "posts:publish"), "scope_missing"],
      [await by(viewer), "act_forbidden"],
      [await by(editor), "act_forbidden"],
      [await by(owner), "approval_own"],
    ] as const;
    for (const [call, code] of answers)
      expect(await call(target, { body })).toMatchObject({ status: 403, json: { code } });
  });

  test("is null where the workspace asks for none", async () => {
    const { owner } = await createTeam(database.db);
    const { call } = await createProgram({ db: database.db, deps: fakeDeps(database.db) }, owner);
    const { id } = (await call("POST /posts", { body: { text: "A text" } })).json;
    expect(await call(`GET /posts/${id}/approval`)).toMatchObject({ json: { approval: null, events: [] } });
    expect(await call(`POST /posts/${id}/approval/request`, { body: {} })).toMatchObject({
      status: 409,
      json: { code: "approval_not_needed" },
    });
  });
});

test("posts are listed by author, by whose they are, and by when they go out", async () => {
  const { by, owner, editor, workspace } = await make();
  const call = await by(owner);
  const plant = (actor: Actor, scheduledAt: string, status: "scheduled" | "published") =>
    createPost(
      database.db,
      { id: actor.userId, workspaceId: workspace.id },
      { status, scheduledAt: new Date(scheduledAt) },
    );
  const past = await plant(owner, "2026-11-02T08:00:00Z", "published");
  const next = await plant(editor, "2027-01-15T08:00:00Z", "scheduled");
  await call("POST /posts", { body: { text: "Without a time" } });
  const list = async (query: string) => listOf(await call(`GET /posts?${query}`));
  expect(await list(`author=${editor.userId}`)).toEqual([next.id]);
  expect(await list("whose=mine")).toHaveLength(2);
  expect(await list("from=2027-01-15T08:00:00Z")).toEqual([next.id]);
  expect(await list("from=2027-01-15T09:00:00%2B01:00")).toEqual([next.id]);
  expect(await list("to=2027-01-15T08:00:00Z")).toEqual([past.id]);
  expect(await list("from=2026-11-03T00:00:00Z&to=2027-01-15T08:00:00Z")).toEqual([]);
  expect(await call("GET /posts?from=yesterday")).toMatchObject({
    status: 400,
    json: { fields: [{ field: "query.from" }] },
  });
});

test("figures are those of the member who created the key, with what is unknown as null", async () => {
  const { by, owner, editor, workspace } = await make();
  const post = await createPost(
    database.db,
    { id: owner.userId, workspaceId: workspace.id },
    { status: "published", scheduledAt: new Date("2026-11-10T10:00:00Z") },
  );
  const measured = await createLinkedinPost(
    database.db,
    { id: owner.userId },
    { text: "What we learned", publishedAt: "2026-11-10T10:00:00Z", postId: post.id },
  );
  const measuredAt = new Date("2026-11-20T10:00:00Z");
  const posts = [{ linkedinPostId: measured.id, impressions: 200, engagements: 5 }];
  await database.db.$transaction((tx) =>
    recordMetrics(tx, owner.userId, { source: "community_api", measuredAt, posts }),
  );
  const call = await by(owner, "analytics:read");
  const range = "from=2026-11-01&to=2026-11-21";
  expect(await call(`GET /analytics?${range}`)).toMatchObject({
    status: 200,
    json: {
      from: "2026-11-01",
      posts: 1,
      totals: {
        impressions: { value: 200, basis: "posts", measuredAt: measuredAt.toISOString() },
        saves: { value: null, basis: null, known: 0 },
      },
      engagementRate: { value: 0.025 },
      followers: null,
    },
  });
  expect(await call(`GET /analytics/posts?${range}&sort=engagements`)).toMatchObject({
    json: { posts: [{ postId: post.id, impressions: 200, saves: null, engagementRate: 0.025 }] },
  });
  expect(await call(`GET /posts/${post.id}/figures`)).toMatchObject({
    json: {
      figures: expect.arrayContaining([expect.objectContaining({ metric: "impressions", value: 200 })]),
    },
  });
  const others = await by(editor, "analytics:read");
  expect(await others(`GET /analytics/posts?${range}`)).toMatchObject({ json: { posts: [] } });
  expect(await others(`GET /posts/${post.id}/figures`)).toMatchObject({ status: 404 });
  expect(await call(`GET /posts/${post.id}`)).toMatchObject({ status: 403 });
});

test.each([
  ["from=2026-11-21&to=2026-11-01", "query"],
  ["from=2026-02-30&to=2026-03-01", "query.from"],
  ["from=2020-01-01&to=2026-03-01", "query"],
  ["to=2026-03-01", "query.from"],
])("a range that is none is refused: %s", async (query, field) => {
  const { by, owner } = await make();
  expect(await (await by(owner))(`GET /analytics?${query}`)).toMatchObject({
    status: 400,
    json: { code: "request_invalid", fields: expect.arrayContaining([expect.objectContaining({ field })]) },
  });
});
