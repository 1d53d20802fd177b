import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { decideWaitlist } from "../../waitlist/decide-waitlist";
import { TIMING } from "../model/publish-timing";
import { publishBatch } from "./publish-batch";
import { withdrawPosts } from "./withdraw-posts";

const database = useTestDatabase();
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

beforeEach(() => database.db.post.deleteMany());

test("a post that is released after its account was rejected is cancelled, not tried again", async () => {
  const { user, post } = await duePost(database.db);
  const deps = fakeDeps(database.db, {
    create: async () => {
      await decideWaitlist(deps, null, { ids: [user.id], decision: "rejected", reason: "Spam." });
      return { kind: "limited", until: new Date() };
    },
  });
  await publishBatch(deps, [post.id]);
  await database.db.post.update({ where: { id: post.id }, data: { dueAt: new Date(Date.now() - 1000) } });
  await publishBatch(deps, [post.id]);
  expect(deps.sent).toHaveLength(1);
  expect(await read(post.id)).toMatchObject({ status: "scheduled" });
  expect(await withdrawPosts(database)).toBe(1);
  expect(await read(post.id)).toMatchObject({ status: "cancelled", queuedAt: null, version: 2 });
});

test("guard withdraw-account: an active account keeps its schedule", async () => {
  const { post } = await duePost(database.db);
  expect(await withdrawPosts(database)).toBe(0);
  expect(await read(post.id)).toMatchObject({ status: "scheduled" });
});

test("a post that somebody schedules while they are removed from the workspace is cancelled", async () => {
  const { user, post } = await duePost(database.db);
  await database.db.membership.deleteMany({ where: { userId: user.id } });
  expect(await withdrawPosts(database)).toBe(1);
  expect(await read(post.id)).toMatchObject({ status: "cancelled" });
});

test("a post that somebody schedules while its workspace is closed is cancelled", async () => {
  const { user, post } = await duePost(database.db);
  const data = { personal: false, closedAt: new Date() };
  await database.db.workspace.update({ where: { id: user.workspaceId }, data });
  expect(await withdrawPosts(database)).toBe(1);
  expect(await read(post.id)).toMatchObject({ status: "cancelled" });
});

test("a post that somebody schedules while its author withdraws their consent is cancelled", async () => {
  const { id: scheduledById } = await createUser(database.db);
  const { post } = await duePost(database.db, { scheduledById });
  expect(await withdrawPosts(database)).toBe(1);
  expect(await read(post.id)).toMatchObject({ status: "cancelled" });
  const { user } = await duePost(database.db, { scheduledById });
  await database.db.membership.updateMany({ where: { userId: user.id }, data: { consentedAt: new Date() } });
  expect(await withdrawPosts(database)).toBe(0);
});

test("guard withdraw-status: a post that is being sent or not scheduled stays as it is", async () => {
  const user = await createUser(database.db, { waitlistStatus: "waitlisted" });
  const { post } = await duePost(database.db, { status: "publishing" }, user);
  await duePost(database.db, { status: "published" }, user);
  await duePost(database.db, { status: "failed" }, user);
  expect(await withdrawPosts(database)).toBe(0);
  expect(await read(post.id)).toMatchObject({ status: "publishing" });
});

test("a post that is not due yet stays scheduled", async () => {
  const user = await createUser(database.db, { waitlistStatus: "rejected" });
  await duePost(database.db, { scheduledAt: new Date(Date.now() + TIMING.lookAhead + 60_000) }, user);
  expect(await withdrawPosts(database)).toBe(0);
});
