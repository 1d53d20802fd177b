import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createDeclaration } from "@takt/db/testing/factories/create-declaration";
import { createInvitation } from "@takt/db/testing/factories/create-invitation";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { RETENTION_DAYS } from "./model/retention";
import { type PURGED_ROWS, purgeOldRows } from "./purge-old-rows";

const database = useTestDatabase();

const DAY = 86_400_000;
const purge = (kind: (typeof PURGED_ROWS)[number]) => purgeOldRows(fakeDeps(database.db), kind);
type User = Awaited<ReturnType<typeof createUser>>;

type Kind = (typeof PURGED_ROWS)[number];
type Special = "usageMonths" | "usedLinks" | "sessions" | "linkedinCalls" | "orders" | "contractNotices";

/** Creates a row of each kind as of `at`; special ones have tests of their own. */
const MAKE: Record<
  Exclude<Kind, Special | "reviewLinks" | "postEditors" | `${"api" | "oauth" | "webhook"}${string}`>,
  (user: User, at: Date) => Promise<unknown>
> = {
  deletedTopics: (user, deletedAt) =>
    database.db.topic.create({
      data: { ...own(user), title: "Pricing", source: "typed", language: "en", deletedAt },
    }),
  deletedAudiences: (user, deletedAt) =>
    database.db.audience.create({
      data: { ...own(user), name: "Founders", description: "They found", deletedAt },
    }),
  deletedLabels: (user, deletedAt) =>
    database.db.label.create({ data: { ...own(user), name: "Series", color: "teal", deletedAt } }),
  abandonedCompositions: (user, updatedAt) =>
    database.db.composition.create({ data: { ...own(user), answers: {}, updatedAt } }),
  notifications: (user, createdAt) =>
    database.db.notification.create({
      data: { userId: user.id, kind: "post_failed", occasion: randomUUID(), createdAt },
    }),
  outboxEmails: (user, createdAt) =>
    database.db.outboxEmail.create({
      data: { kind: "feedback", occasion: randomUUID(), userId: user.id, createdAt, dueAt: null },
    }),
  publishAttempts: async (user, sentAt) =>
    attempt(await createPost(database.db, user, { status: "published" }), sentAt),
  postChanges: async (user, sentAt) => {
    const { id: postId } = await createPost(database.db, user, { status: "published" });
    const ids = { id: randomUUID(), postId, memberSub: "sub", urn: `urn:li:share:${postId}` };
    return database.db.postChange.create({ data: { ...ids, kind: "delete", sentAt } });
  },
  commentAttempts: async (user, sentAt) => {
    const { id: postId } = await createPost(database.db, user, { status: "published" });
    await database.db.postComment.create({ data: { postId, scheduling: 1, state: "published" } });
    return commentAttempt(postId, sentAt);
  },
  endedSubscriptions: (_user, subscriptionExpiresAt) =>
    createUser(database.db, {
      subscriptionStatus: "ended",
      subscriptionExpiresAt,
      subscriptionPlan: "professional",
    }),
  consents: (_user, decidedAt) =>
    database.db.consent.create({ data: { decidedAt, version: 1, offered: [], granted: [], gpc: false } }),
  generations: (user, startedAt) =>
    database.db.generation.create({
      data: {
        userId: user.id,
        kind: "write",
        month: "2026-01",
        units: 1,
        engine: "model",
        model: "m",
        startedAt,
      },
    }),
  textFingerprints: (_, createdAt) =>
    database.db.textFingerprint.create({
      data: { wordsHash: randomUUID(), signature: [1], bands: [1], engine: "model", createdAt },
    }),
  sourceVisits: (user, openedAt) =>
    database.db.sourceVisit.create({
      data: { userId: user.id, urlHash: randomUUID(), url: "https://study.example/", openedAt },
    }),
  auditEntries: (user, at) =>
    database.db.auditEntry.create({ data: { userId: user.id, action: "test", at } }),
  stripeEvents: (_, receivedAt) =>
    database.db.stripeEvent.create({
      data: { id: randomUUID(), type: "invoice.paid", createdAt: receivedAt, receivedAt },
    }),
  billingIncidents: (user, at) =>
    database.db.billingIncident.create({
      data: { userId: user.id, kind: "dispute", subject: randomUUID(), detail: "", at, resolvedAt: at },
    }),
  syncRuns: (user, createdAt) =>
    database.db.syncRun.create({
      data: { userId: user.id, source: "archive_file", status: "done", createdAt },
    }),
  dataRequests: (user, at) =>
    database.db.dataRequest.create({
      data: {
        userId: user.id,
        type: "access",
        reference: randomUUID(),
        createdAt: at,
        dueAt: at,
        doneAt: at,
      },
    }),
  unconfirmedDataRequests: (_, at) =>
    database.db.dataRequest.create({
      data: { type: "access", reference: randomUUID(), createdAt: at, dueAt: at, confirmExpiresAt: at },
    }),
  unconfirmedNotices: (_, receivedAt) => createDeclaration(database.db, { receivedAt }),
  invitations: (user, expiresAt) => createInvitation(database.db, user, { expiresAt }),
  dataExports: (user, createdAt) =>
    database.db.dataExport.create({ data: { userId: user.id, status: "expired", createdAt } }),
  accountDeletions: (_, purgedAt) =>
    database.db.accountDeletion.create({ data: { requestedAt: purgedAt, dueAt: purgedAt, purgedAt } }),
  rateWindows: (user, opensAt) =>
    database.db.rateWindow.create({ data: { bucket: "feedback", subject: user.id, opensAt } }),
  mediaUploads: (_, at) =>
    database.db.mediaUpload.create({
      data: { sha256: randomUUID(), memberSub: "m", leasedUntil: at, updatedAt: at },
    }),
  mediaUrns: (_, uploadedAt) =>
    database.db.mediaUrn.create({
      data: { sha256: randomUUID(), memberSub: "m", urn: "urn:li:image:1", uploadedAt },
    }),
};

const own = (user: User) => ({ userId: user.id, workspaceId: user.workspaceId });
const attempt = (post: { id: string }, sentAt: Date) =>
  database.db.publishAttempt.create({
    data: {
      id: randomUUID(),
      postId: post.id,
      scheduling: 1,
      memberSub: "m",
      requestHash: "h",
      textHash: "t",
      sentAt,
    },
  });
const commentAttempt = (postId: string, sentAt: Date) =>
  database.db.commentAttempt.create({
    data: { id: randomUUID(), postId, memberSub: "m", urn: "urn:li:share:1", sentAt },
  });

test.each(Object.keys(MAKE) as (keyof typeof MAKE)[])(
  "%s are purged after their retention, and not before",
  async (kind) => {
    const user = await createUser(database.db);
    const days = RETENTION_DAYS[kind];
    await MAKE[kind](user, new Date(Date.now() - (days + 0.1) * DAY));
    await MAKE[kind](user, new Date(Date.now() - (days - 0.1) * DAY));
    expect(await purge(kind)).toEqual({ purged: 1, more: false });
    expect(await purge(kind)).toEqual({ purged: 0, more: false });
  },
);

test("a month's usage is purged when all of it is past its retention", async () => {
  const { id: userId } = await createUser(database.db);
  const monthBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 7);
  // The first is over by more than its retention, the second is not over by as much.
  const [old, recent] = [
    monthBefore(RETENTION_DAYS.usageMonths + 32),
    monthBefore(RETENTION_DAYS.usageMonths - 1),
  ];
  await database.db.usageMonth.createMany({
    data: [old, recent].map((month) => ({ userId, month, posts: 1 })),
  });
  expect(await purge("usageMonths")).toEqual({ purged: 1, more: false });
  expect(await database.db.usageMonth.findMany({ select: { month: true } })).toEqual([{ month: recent }]);
});

test("sessions that have ended are purged, the others are not", async () => {
  const { id: userId } = await createUser(database.db);
  const ending = (ms: number) =>
    database.db.session.create({
      data: { userId, sessionToken: randomUUID(), expires: new Date(Date.now() + ms) },
    });
  await ending(-1_000);
  const current = await ending(60_000);
  expect(await purge("sessions")).toEqual({ purged: 1, more: false });
  expect(await database.db.session.findMany({ select: { id: true } })).toEqual([{ id: current.id }]);
});

test("counts of calls to LinkedIn are purged, except today's and yesterday's", async () => {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const days = [3, 2, 1, 0].map((ago) => new Date(today - ago * DAY));
  await database.db.linkedinCalls.createMany({
    data: days.map((day) => ({ memberSub: "m", day, calls: 1 })),
  });
  expect(await purge("linkedinCalls")).toEqual({ purged: 2, more: false });
  expect((await database.db.linkedinCalls.findMany()).map(({ day }) => day)).toEqual(days.slice(2));
});

test("LinkedIn's name for a file that is still on a post stays", async () => {
  const user = await createUser(database.db);
  const { sha256 } = await createMedia(database.db, user);
  await database.db.mediaUrn.create({
    data: { sha256, memberSub: "m", urn: "urn:li:image:1", uploadedAt: new Date(0) },
  });
  expect(await purge("mediaUrns")).toMatchObject({ purged: 0 });
});

test("a data request that is still to be answered stays", async () => {
  const { id: userId } = await createUser(database.db);
  const at = new Date(0);
  await database.db.dataRequest.create({
    data: { userId, type: "access", reference: randomUUID(), createdAt: at, dueAt: at },
  });
  expect(await purge("dataRequests")).toMatchObject({ purged: 0 });
});

test("a signed-in user's request with an address that nobody confirmed is purged like a visitor's", async () => {
  const { id: userId } = await createUser(database.db);
  const at = new Date(0);
  const request = { userId, type: "access", createdAt: at, dueAt: at, confirmExpiresAt: at } as const;
  await database.db.dataRequest.create({ data: { ...request, reference: randomUUID() } });
  const confirmed = { ...request, reference: randomUUID(), verifiedAt: at };
  const { id } = await database.db.dataRequest.create({ data: confirmed });
  expect(await purge("unconfirmedDataRequests")).toEqual({ purged: 1, more: false });
  expect(await database.db.dataRequest.findMany({ where: { userId }, select: { id: true } })).toEqual([
    { id },
  ]);
});

const OLD = new Date(Date.now() - 3_000 * DAY);

test("topics and audiences that nobody deleted stay", async () => {
  const user = await createUser(database.db);
  await database.db.topic.create({
    data: { ...own(user), title: "Pricing", source: "typed", language: "en", createdAt: OLD },
  });
  await database.db.audience.create({
    data: { ...own(user), name: "Founders", description: "They found", updatedAt: OLD },
  });
  expect([await purge("deletedTopics"), await purge("deletedAudiences")]).toMatchObject([
    { purged: 0 },
    { purged: 0 },
  ]);
});

test("a composition of a post stays with it", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user);
  await database.db.composition.create({
    data: { ...own(user), answers: {}, updatedAt: OLD, postId: post.id },
  });
  expect(await purge("abandonedCompositions")).toMatchObject({ purged: 0 });
});

test("an email that is still to be sent stays", async () => {
  const user = await createUser(database.db);
  const unsent = { kind: "feedback", userId: user.id, createdAt: OLD } as const;
  await database.db.outboxEmail.create({
    data: { ...unsent, occasion: randomUUID(), dueAt: new Date() },
  });
  expect(await purge("outboxEmails")).toMatchObject({ purged: 0 });
});

test("attempts stay as evidence while the outcome is unknown", async () => {
  const user = await createUser(database.db);
  for (const status of ["unconfirmed", "publishing"] as const)
    await attempt(await createPost(database.db, user, { status }), OLD);
  expect(await purge("publishAttempts")).toMatchObject({ purged: 0 });
});

test("calls that commented stay as evidence while the outcome is unknown", async () => {
  const user = await createUser(database.db);
  for (const state of ["unconfirmed", "sending"] as const) {
    const { id: postId } = await createPost(database.db, user, { status: "published" });
    await database.db.postComment.create({ data: { postId, scheduling: 1, state } });
    await commentAttempt(postId, OLD);
  }
  expect(await purge("commentAttempts")).toMatchObject({ purged: 0 });
});

test("a notification that still applies stays, so that it is not created again", async () => {
  const user = await createUser(database.db, { linkedinGeneration: 4 });
  const about = (postId: string | null, kind: "post_failed" | "connection_invalid", occasion: string) =>
    database.db.notification.create({ data: { userId: user.id, kind, postId, occasion, createdAt: OLD } });
  const [failed, mended] = [
    await createPost(database.db, user, { status: "failed" }),
    await createPost(database.db, user, { status: "published" }),
  ];
  const staying = [
    await about(failed.id, "post_failed", `post_failed:${failed.id}:1`),
    await about(null, "connection_invalid", "connection_invalid:4"),
  ];
  await about(mended.id, "post_failed", `post_failed:${mended.id}:4`);
  await about(null, "connection_invalid", "connection_invalid:3");
  expect(await purge("notifications")).toMatchObject({ purged: 2 });
  const left = await database.db.notification.findMany({ where: { userId: user.id }, select: { id: true } });
  expect(left.map(({ id }) => id).sort()).toEqual(staying.map(({ id }) => id).sort());
});
