import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { checkHealth } from "@takt/domain/health/check-health";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import type { CreateOutcome } from "@takt/domain/posts/ports/publisher";
import { created } from "@takt/domain/testing/fake-publisher";
import { expect, test, vi } from "vitest";
import { createPostEvents } from "./post-events";
import { useJobs } from "./testing/use-jobs";

const database = useTestDatabase();
const jobs = useJobs(database);
const due = (ms = -1000) => ({ status: "scheduled" as const, scheduledAt: new Date(Date.now() + ms) });
const MINUTE = 60_000;

test("the sweep finds what is due, and each post goes out once", async () => {
  for (let i = 0; i < 4; i++) {
    const user = await createUser(database.db);
    for (let j = 0; j < 3; j++) await createPost(database.db, user, due());
  }
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(jobs.deps.sent).toHaveLength(12);
  expect(new Set(jobs.deps.sent.map(({ body }) => body)).size).toBe(12);
});

test("posts with media of thirty members at one time are one batch", async () => {
  for (let i = 0; i < 30; i++) {
    const user = await createUser(database.db);
    // Not due yet: a sweep between two of them would queue the first ones alone.
    const post = await createPost(database.db, user, due(60 * MINUTE));
    const { sha256 } = await createMedia(database.db, user, { postId: post.id });
    await database.db.mediaUrn.create({
      data: {
        sha256,
        memberSub: user.linkedinProfileId!,
        urn: `urn:li:image:${i}`,
        uploadedAt: new Date(),
        readyAt: new Date(),
      },
    });
  }
  const at = new Date(Date.now() - 1000);
  await database.db.post.updateMany({ data: { scheduledAt: at, dueAt: at } });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(jobs.deps.sent).toHaveLength(30);
  expect(await jobs.control.runs({ fn: "publish-posts" })).toHaveLength(1);
});

test("the posts of one minute go out in as many runs as they are batches, however many a member has", async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => createUser(database.db)));
  for (let i = 0; i < 10; i++)
    for (const user of members) await createPost(database.db, user, due(60 * MINUTE));
  const at = new Date(Date.now() - 1000);
  await database.db.post.updateMany({ data: { scheduledAt: at, dueAt: at } });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(jobs.deps.sent).toHaveLength(120);
  // Batches of 50 posts, whole members.
  expect(await jobs.control.runs({ fn: "publish-posts" })).toHaveLength(3);
});

test("twenty batches run at once, and none waits for a slot on the executor", async () => {
  const posts = [];
  for (let i = 0; i < 20; i++)
    posts.push(await createPost(database.db, await createUser(database.db), due(60_000)));
  let started = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  jobs.answer = async () => {
    if (++started === posts.length) open();
    await all;
    return created();
  };
  await database.db.post.updateMany({ data: { dueAt: new Date(), scheduledAt: new Date() } });
  const events = createPostEvents(jobs.inngest, jobs.deps.log);
  for (const { id } of posts) events.due({ dueAt: new Date().toISOString(), postIds: [id] });
  await vi.waitUntil(async () => (await jobs.statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(jobs.deps.sent).toHaveLength(20);
});

test("a hint publishes a post at the exact moment, without a sweep", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, due(1200));
  createPostEvents(jobs.inngest, jobs.deps.log).due({ dueAt: post.dueAt!.toISOString(), postIds: [post.id] });
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(post.dueAt!.getTime());
});

test("a lost event costs one sweep, and a doubled one nothing", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, due(-30_000));
  await jobs.control.lose({ event: "posts/due" });
  await jobs.control.tick(MINUTE);
  expect(await jobs.statuses()).toEqual(["scheduled"]);
  await jobs.control.double({ event: "posts/due" });
  await database.db.post.updateMany({ data: { queuedAt: new Date(Date.now() - TIMING.queueAgain - 1000) } });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(jobs.deps.sent).toHaveLength(1);
});

test("a publish step that runs twice at once creates one post", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 5; i++) await createPost(database.db, user, due());
  await jobs.control.double({ fn: "publish-posts", each: "call" });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(jobs.deps.sent).toHaveLength(5);
});

test("an unanswered create is sent again once, and the sweep records its heartbeat", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, due());
  jobs.answer = () => ({ kind: "unknown" });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "publishing", { timeout: 60_000 });
  await vi.waitUntil(() => jobs.deps.sent.length === 1, { timeout: 60_000 });
  const sentAt = new Date(Date.now() - TIMING.pause - 1000);
  await database.db.post.updateMany({ data: { attemptedAt: sentAt } });
  jobs.answer = () => ({ kind: "duplicate", of: null });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(jobs.deps.sent).toHaveLength(2);
  expect((await checkHealth(jobs.deps, 3_600_000)).status).toBe("ok");
});

/** Creates a due post with a video that is not uploaded. */
async function filmDue(ms = -1000) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, due(ms));
  await createMedia(database.db, user, { postId: post.id, kind: "video", mimeType: "video/mp4" });
  return post;
}

test("media is prepared ahead by the sweep, and the post goes out at its time", async () => {
  await filmDue(20 * MINUTE);
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await database.db.mediaUrn.count()) === 1, { timeout: 60_000 });
  expect(await jobs.statuses()).toEqual(["scheduled"]);
  await database.db.post.updateMany({ data: { dueAt: new Date(), scheduledAt: new Date() } });
  await jobs.control.tick(MINUTE);
  await vi.waitUntil(async () => (await jobs.statuses())[0] === "published", { timeout: 60_000 });
  expect(jobs.deps.uploads).toHaveLength(1);
});

test("a post with late media goes out as soon as it is ready, and holds up no other", async () => {
  const post = await filmDue();
  let free = () => {};
  jobs.upload = () =>
    new Promise((resolve) => {
      free = () => resolve({ kind: "uploaded", urn: "urn:li:video:late", state: "ready" });
    });
  const other = await createPost(database.db, await createUser(database.db), due());
  // The run ends when all work has, including the upload.
  const tick = jobs.control.tick(MINUTE);
  const getStatus = async (id: string) =>
    (await database.db.post.findUniqueOrThrow({ where: { id } })).status;
  await vi.waitUntil(async () => (await getStatus(other.id)) === "published", { timeout: 60_000 });
  await vi.waitUntil(() => jobs.deps.uploads.length === 1, { timeout: 60_000 });
  expect(await getStatus(post.id)).toBe("scheduled");
  free();
  await tick;
  await vi.waitUntil(async () => (await getStatus(post.id)) === "published", { timeout: 60_000 });
  expect(jobs.deps.sent).toHaveLength(2);
});

test("a post is published, and its first comment right after it, once", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const post = await createPost(database.db, user, { ...due(), firstComment: "More: https://example.com" });
  await jobs.control.tick(MINUTE);
  const read = () => database.db.postComment.findUnique({ where: { postId: post.id } });
  await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe("published");
  await jobs.control.tick(MINUTE);
  expect(jobs.deps.comments).toMatchObject([{ text: "More: https://example.com" }]);
});

test.each<[string, CreateOutcome]>([
  ["LinkedIn takes the re-send", created()],
  ["the re-send is a duplicate of a post that LinkedIn names", { kind: "duplicate", of: "first" }],
])(
  "the first comment of a post that a re-send publishes comes without another sweep: %s",
  async (_, answer) => {
    const user = await createUser(database.db);
    await createGrant(database.db, user, { product: "community" });
    const post = await createPost(database.db, user, { ...due(), firstComment: "More" });
    jobs.answer = () => ({ kind: "unknown" });
    await jobs.control.tick(MINUTE);
    await vi.waitUntil(() => jobs.deps.sent.length === 1, { timeout: 60_000 });
    const sentAt = new Date(Date.now() - TIMING.pause - 1000);
    await database.db.post.updateMany({ data: { attemptedAt: sentAt } });
    await database.db.publishAttempt.updateMany({ data: { sentAt } });
    const first = `urn:li:share:${BigInt(sentAt.getTime() + 100) << 22n}`;
    jobs.answer = () => (answer.kind === "duplicate" ? { ...answer, of: first } : answer);
    // The clock stays: a jump would end all pauses of the run that waits for the comment's time by the database's clock.
    await jobs.control.fire("sweep");
    const read = () => database.db.postComment.findUnique({ where: { postId: post.id } });
    await expect.poll(async () => (await read())?.state, { timeout: 60_000 }).toBe("published");
    expect(jobs.deps.sent).toHaveLength(2);
    expect(jobs.deps.comments).toMatchObject([{ text: "More" }]);
  },
);

test("the first comment of a published post whose event was lost is under way with the next sweep", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  await createPost(database.db, user, { status: "published", firstComment: "More" });
  await jobs.control.tick(MINUTE);
  // One run: it waits until the comment is due, by the database's clock.
  await expect.poll(() => jobs.control.runs({ fn: "send-comments" }), { timeout: 60_000 }).toHaveLength(1);
});

test("the sweep finds first comments that are due, and asks about those without an answer", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const make = async (comment: object) => {
    const post = await createPost(database.db, user, { status: "published", firstComment: "More" });
    const row = { postId: post.id, scheduling: 1, urn: post.linkedinUrn };
    await database.db.postComment.create({ data: { ...row, ...comment } });
    return () => database.db.postComment.findUniqueOrThrow({ where: { postId: post.id } });
  };
  const waiting = await make({ dueAt: new Date(0) });
  const lost = await make({ state: "sending", attemptedAt: new Date(0) });
  await jobs.control.tick(MINUTE);
  await expect.poll(async () => (await waiting()).state, { timeout: 60_000 }).toBe("published");
  expect((await lost()).state).toBe("unconfirmed");
});
