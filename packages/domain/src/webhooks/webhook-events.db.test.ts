import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { recordMetrics } from "../analytics/record-metrics";
import { findOccasions } from "../notifications/find-occasions";
import { createApprovingTeam } from "../testing/create-approving-team";
import { fakeDeps } from "../testing/fake-deps";
import { WEBHOOK_EVENTS } from "./model/webhook-events";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const URN = "urn:li:share:7123456789012345678";
const URL = `https://www.linkedin.com/feed/update/${URN}/`;
const AT = new Date("2030-01-02T03:04:05.678Z");
const ALL = { events: [...WEBHOOK_EVENTS] };

/** Written deliveries, in the order in which they are sent. */
const read = (where: Prisma.WebhookDeliveryWhereInput = {}) =>
  database.db.webhookDelivery.findMany({ where, orderBy: [{ occurredAt: "asc" }, { id: "asc" }] });
const types = async () => (await read()).map(({ type }) => type);

async function withPost(
  overrides: Parameters<typeof createPost>[2],
  endpoint: Parameters<typeof createWebhook>[2] = ALL,
) {
  const user = await createUser(database.db);
  const webhook = await createWebhook(database.db, user, endpoint);
  const post = await createPost(database.db, user, overrides);
  const change = (data: Prisma.PostUncheckedUpdateInput) =>
    database.db.post.update({ where: { id: post.id }, data });
  return { user, webhook, post, change };
}

describe("a change of a post is an event:", () => {
  const CHANGES: [string, Parameters<typeof createPost>[2], Prisma.PostUncheckedUpdateInput, string[]][] = [
    ["scheduled", {}, { status: "scheduled", scheduledAt: AT, version: 2 }, ["post.scheduled"]],
    ["moved", { status: "scheduled" }, { scheduledAt: AT, version: 2 }, ["post.scheduled"]],
    ["moved by new rules of the clocks", { status: "scheduled" }, { scheduledAt: AT }, ["post.scheduled"]],
    ["edited", { status: "scheduled" }, { content: "Other", version: 2 }, ["post.changed"]],
    ["unscheduled", { status: "scheduled" }, { status: "draft", scheduledAt: null }, ["post.changed"]],
    ["cancelled", { status: "scheduled" }, { status: "cancelled" }, ["post.changed"]],
    ["deleted", {}, { deletedAt: AT }, ["post.changed"]],
    ["claimed", { status: "scheduled" }, { status: "publishing" }, []],
    ["released", { status: "publishing" }, { status: "scheduled", dueAt: AT }, []],
    ["queued", { status: "scheduled" }, { queuedAt: AT }, []],
    ["published", { status: "publishing" }, { status: "published", linkedinUrn: URN }, ["post.published"]],
    ["failed", { status: "publishing" }, { status: "failed", reason: "refused" }, ["post.failed"]],
    ["unconfirmed", { status: "publishing" }, { status: "unconfirmed" }, ["post.unconfirmed"]],
    ["edited on LinkedIn", { status: "published" }, { editedAt: AT }, ["post.changed"]],
    ["removed from LinkedIn", { status: "published" }, { removedAt: AT }, ["post.changed"]],
  ];

  test.each(CHANGES)("%s", async (_, before, after, expected) => {
    const { change } = await withPost(before);
    await change(after);
    expect(await types()).toEqual(expected);
  });
});

test("an event has ids, states and instants in UTC, and the address on LinkedIn, but no text", async () => {
  const { post, webhook, change } = await withPost({ status: "publishing", content: "Secret" });
  const published = await change({ status: "published", linkedinUrn: URN, publishedAt: AT });
  const [event] = await read();
  expect(event).toMatchObject({ endpointId: webhook.id, postId: post.id, state: "pending", tries: 0 });
  expect(event!.data).toEqual({
    postId: post.id,
    status: "published",
    version: post.version,
    scheduledAt: published.scheduledAt!.toISOString(),
    publishedAt: "2030-01-02T03:04:05.678Z",
    url: URL,
    reason: null,
  });
  await change({ removedAt: AT });
  expect((await read({ type: "post.changed" }))[0]!.data).toMatchObject({ url: null });
});

test("a failure has its reason, and its time that was chosen", async () => {
  const { change } = await withPost({ status: "publishing", scheduledAt: AT });
  await change({ status: "failed", reason: "too_long" });
  expect((await read())[0]!.data).toMatchObject({
    scheduledAt: AT.toISOString(),
    publishedAt: null,
    url: null,
    reason: "too_long",
  });
});

test("each open endpoint of the post's workspace that chose the type is told, and no other", async () => {
  const { user, webhook, change } = await withPost({ status: "publishing" });
  const second = await createWebhook(database.db, user, { events: ["ping", "post.published"] });
  await createWebhook(database.db, user, { events: ["post.failed"] });
  await createWebhook(database.db, user, { ...ALL, pausedAt: AT });
  await createWebhook(database.db, user, { ...ALL, restedAt: AT });
  await createWebhook(database.db, await createUser(database.db), ALL);
  await change({ status: "published", linkedinUrn: URN });
  expect((await read()).map(({ endpointId }) => endpointId).sort()).toEqual([webhook.id, second.id].sort());
});

test("what is rolled back was no event", async () => {
  const { post } = await withPost({ status: "publishing" });
  const roll = database.db.$transaction(async (tx) => {
    await tx.post.update({ where: { id: post.id }, data: { status: "published" } });
    expect(await tx.webhookDelivery.count()).toBe(1);
    throw new Error("rolled back");
  });
  await expect(roll).rejects.toThrow("rolled back");
  expect(await read()).toEqual([]);
});

test("events of one transaction keep their order, and their ids are UUIDs of version 7", async () => {
  const { post } = await withPost({ status: "scheduled" });
  await database.db.$transaction(async (tx) => {
    for (let version = 2; version <= 40; version++)
      await tx.post.update({ where: { id: post.id }, data: { version } });
  });
  const events = await read();
  expect(events.map(({ data }) => (data as { version: number }).version)).toEqual(
    Array.from({ length: 39 }, (_, at) => at + 2),
  );
  for (const { id } of events) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
});

test("an endpoint that is being deleted is passed over: publishing neither waits nor fails", async () => {
  const { webhook, change } = await withPost({ status: "publishing" });
  await database.db.$transaction(async (tx) => {
    await tx.webhookEndpoint.delete({ where: { id: webhook.id } });
    await change({ status: "published", linkedinUrn: URN });
  });
  expect(await read()).toEqual([]);
});

test("a settled answer does not hide the endpoint from events: its row is locked, but not its key", async () => {
  const { webhook, change } = await withPost({ status: "publishing" });
  await database.db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from webhook_endpoints where id = ${webhook.id}::uuid for no key update`;
    await change({ status: "published", linkedinUrn: URN });
  });
  expect(await types()).toEqual(["post.published"]);
});

test("an approval that is asked for, given and voided is an event each time", async () => {
  const team = await createApprovingTeam(database.db);
  const owner = { id: team.owner.userId, workspaceId: team.workspace.id };
  await createWebhook(database.db, owner, ALL);
  const { id } = await team.schedule();
  await team.approve(team.approver, id);
  await database.db.post.update({ where: { id }, data: { content: "Other", version: { increment: 1 } } });
  const approvals = (await read()).filter(({ type }) => type.startsWith("approval."));
  expect(approvals.map(({ type, data }) => [type, data])).toEqual([
    ["approval.requested", { postId: id, approval: "requested", stage: 1 }],
    ["approval.given", { postId: id, approval: "approved", stage: 1 }],
    ["approval.voided", { postId: id, approval: "voided", stage: 1 }],
  ]);
});

test("a first comment that is out is an event, with the address of its post", async () => {
  const { post } = await withPost({ status: "published", linkedinUrn: URN });
  await database.db.postComment.create({ data: { postId: post.id, scheduling: 1, state: "sending" } });
  await database.db.postComment.update({ where: { postId: post.id }, data: { state: "published" } });
  expect((await read()).map(({ type, data }) => [type, data])).toEqual([
    ["comment.published", { postId: post.id, url: URL }],
  ]);
});

test("a connection that ends is an event in each workspace in which its member writes posts", async () => {
  const user = await createUser(database.db, { linkedinAccessTokenExpiresAt: AT });
  const owner = await createUser(database.db);
  const own = await createWebhook(database.db, user, ALL);
  const team = await createWebhook(database.db, owner, ALL);
  const viewed = await createUser(database.db);
  await createWebhook(database.db, viewed, ALL);
  await database.db.membership.createMany({
    data: [
      { workspaceId: owner.workspaceId, userId: user.id, role: "editor" },
      { workspaceId: viewed.workspaceId, userId: user.id, role: "viewer" },
    ],
  });
  await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
  await database.db.user.update({ where: { id: user.id }, data: { linkedinReason: "revoked" } });
  const events = await read();
  expect(events.map(({ endpointId }) => endpointId).sort()).toEqual([own.id, team.id].sort());
  expect(events[0]).toMatchObject({
    type: "connection.invalid",
    data: { userId: user.id, expiresAt: AT.toISOString() },
  });
});

test("a connection that ends soon is an event when its member is told, once a threshold", async () => {
  const expiresAt = new Date(Date.now() + 5 * 86_400_000);
  const user = await createUser(database.db, { linkedinAccessTokenExpiresAt: expiresAt });
  await createWebhook(database.db, user, ALL);
  const deps = fakeDeps(database.db);
  await findOccasions(deps);
  await findOccasions(deps);
  expect((await read()).map(({ type, data }) => [type, data])).toEqual([
    ["connection.expiring", { userId: user.id, expiresAt: expiresAt.toISOString() }],
  ]);
});

test("new figures of a day are one event, the same figures again and those of long ago are none", async () => {
  const user = await createUser(database.db);
  await createWebhook(database.db, user, ALL);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const record = (
    source: "community_api" | "analytics_file",
    memberDays: { day: string; impressions: number }[],
  ) =>
    database.db.$transaction((tx) =>
      recordMetrics(tx, user.id, { source, measuredAt: new Date(), memberDays }),
    );
  await record("community_api", [
    { day: day(2), impressions: 5 },
    { day: day(1), impressions: 7 },
    { day: day(300), impressions: 9 },
  ]);
  await record("community_api", [{ day: day(2), impressions: 5 }]);
  await record("community_api", [{ day: day(1), impressions: 8 }]);
  expect((await read()).map(({ type, data }) => [type, data])).toEqual([
    ["metrics.updated", { userId: user.id, day: day(2) }],
    ["metrics.updated", { userId: user.id, day: day(1) }],
    ["metrics.updated", { userId: user.id, day: day(1) }],
  ]);
});
