import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { checkHealth } from "@takt/domain/health/check-health";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import type {
  CreateOutcome,
  UploadFile,
  UploadOutcome,
  UploadProgress,
} from "@takt/domain/posts/ports/publisher";
import { created, fakeDeps } from "@takt/domain/testing/fake-deps";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startInngest } from "@takt/emulators/inngest/emulator";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createFunctions } from "./functions";
import { createPostEvents } from "./post-events";

const EVENT_KEY = "contract-event-key";
const SIGNING_KEY = "signkey-test-00112233445566778899aabbccddeeff";

const database = useTestDatabase();
let executor: Awaited<ReturnType<typeof startInngest>>;
let control: ReturnType<typeof createControlClient>;
let inngest: Inngest;
let deps: ReturnType<typeof fakeDeps>;
/** How LinkedIn answers. */
let answer: () => CreateOutcome = created;
const taken = (): UploadOutcome => ({ kind: "uploaded", urn: "urn:li:video:1", state: "ready" });
let upload: (file: UploadFile, progress: UploadProgress) => UploadOutcome | Promise<UploadOutcome> = taken;
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const app = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  executor = await startInngest({
    port: 0,
    appUrl,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    retryDelays: [50],
    pollMs: { waiting: 20, registered: 1000 },
  });
  inngest = new Inngest({
    id: "takt",
    isDev: false,
    baseUrl: executor.url,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    checkpointing: false,
  });
  deps = fakeDeps(database.db, {
    create: () => answer(),
    upload: (file, progress) => upload(file, progress),
  });
  const handler = serve({
    client: inngest,
    functions: createFunctions(inngest, deps),
    enableUnauthedSync: false,
  });
  control = createControlClient(executor.url);
  close.push(
    () => executor.close(),
    () => new Promise((resolve) => app.close(resolve)),
  );
  await vi.waitUntil(
    async () =>
      ((await (await fetch(`${executor.url}/health`)).json()) as { app: string }).app === "registered",
    { timeout: 60_000 },
  );
});
afterAll(async () => {
  for (const end of close) await end();
});
beforeEach(async () => {
  await control.reset();
  await database.db.post.deleteMany();
  await database.db.mediaUrn.deleteMany();
  await database.db.mediaUpload.deleteMany();
  deps.sent.length = 0;
  deps.uploads.length = 0;
  upload = taken;
  answer = created;
});

const statuses = async () =>
  (await database.db.post.findMany({ select: { status: true } })).map(({ status }) => status);
const due = (ms = -1000) => ({ status: "scheduled" as const, scheduledAt: new Date(Date.now() + ms) });
const MINUTE = 60_000;

test("the sweep finds what is due, and each post goes out once", async () => {
  for (let i = 0; i < 4; i++) {
    const user = await createUser(database.db);
    for (let j = 0; j < 3; j++) await createPost(database.db, user, due());
  }
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(deps.sent).toHaveLength(12);
  expect(new Set(deps.sent.map(({ body }) => body)).size).toBe(12);
});

test("a hint publishes at the exact moment, without a sweep", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, due(1200));
  createPostEvents(inngest, deps.log).due({ dueAt: post.dueAt!.toISOString(), postIds: [post.id] });
  await vi.waitUntil(async () => (await statuses())[0] === "published", { timeout: 60_000 });
  expect(Date.now()).toBeGreaterThanOrEqual(post.dueAt!.getTime());
});

test("a lost event costs a sweep, a doubled one nothing", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, due(-30_000));
  await steer("lose", { event: "posts/due" });
  await control.tick(MINUTE);
  expect(await statuses()).toEqual(["scheduled"]);
  await steer("double", { event: "posts/due" });
  await database.db.post.updateMany({ data: { queuedAt: new Date(Date.now() - TIMING.queueAgain - 1000) } });
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses())[0] === "published", { timeout: 60_000 });
  expect(deps.sent).toHaveLength(1);
});

test("the publish step executed twice at once: one create", async () => {
  const user = await createUser(database.db);
  for (let i = 0; i < 5; i++) await createPost(database.db, user, due());
  await steer("double", { fn: "publish-posts", each: "call" });
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses()).every((status) => status === "published"), {
    timeout: 60_000,
  });
  expect(deps.sent).toHaveLength(5);
});

test("an unanswered create is sent again once, and the sweep says that it runs", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, due());
  answer = () => ({ kind: "unknown" });
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses())[0] === "publishing", { timeout: 60_000 });
  await vi.waitUntil(() => deps.sent.length === 1, { timeout: 60_000 });
  const sentAt = new Date(Date.now() - TIMING.pause - 1000);
  await database.db.post.updateMany({ data: { attemptedAt: sentAt } });
  answer = () => ({ kind: "duplicate", of: null });
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses())[0] === "published", { timeout: 60_000 });
  expect(deps.sent).toHaveLength(2);
  expect((await checkHealth(deps)).status).toBe("ok");
});

/** A due post with a video that nobody has uploaded. */
async function filmDue(ms = -1000) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, due(ms));
  await createMedia(database.db, user, { postId: post.id, kind: "video", mimeType: "video/mp4" });
  return post;
}

test("media is made ready ahead by the sweep, and the post goes out at its time", async () => {
  await filmDue(20 * MINUTE);
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await database.db.mediaUrn.count()) === 1, { timeout: 60_000 });
  expect(await statuses()).toEqual(["scheduled"]);
  await database.db.post.updateMany({ data: { dueAt: new Date(), scheduledAt: new Date() } });
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses())[0] === "published", { timeout: 60_000 });
  expect(deps.uploads).toHaveLength(1);
});

test("media that comes late goes out as soon as it is ready, and holds up nobody else", async () => {
  const post = await filmDue();
  let free = () => {};
  upload = () =>
    new Promise((resolve) => {
      free = () => resolve({ kind: "uploaded", urn: "urn:li:video:late", state: "ready" });
    });
  const other = await createPost(database.db, await createUser(database.db), due());
  // It ends when all work has: the upload, too.
  const tick = control.tick(MINUTE);
  const statusOf = async (id: string) => (await database.db.post.findUniqueOrThrow({ where: { id } })).status;
  await vi.waitUntil(async () => (await statusOf(other.id)) === "published", { timeout: 60_000 });
  await vi.waitUntil(() => deps.uploads.length === 1, { timeout: 60_000 });
  expect(await statusOf(post.id)).toBe("scheduled");
  free();
  await tick;
  await vi.waitUntil(async () => (await statusOf(post.id)) === "published", { timeout: 60_000 });
  expect(deps.sent).toHaveLength(2);
});

test("a run that vanishes in the middle of an upload: the next sweep goes on with what was saved", async () => {
  await filmDue();
  const saved: (string | null)[] = [];
  upload = async (_file, progress) => {
    saved.push(progress.saved);
    if (saved.length === 1) {
      await progress.save("part 1");
      throw new Error("gone");
    }
    return { kind: "uploaded", urn: "urn:li:video:resumed", state: "ready" };
  };
  await control.tick(MINUTE);
  await vi.waitUntil(async () => (await statuses())[0] === "published", { timeout: 60_000 });
  expect(saved).toEqual([null, "part 1"]);
  expect(deps.sent[0]!.body).toContain("urn:li:video:resumed");
});

async function steer(what: string, body: object) {
  const response = await fetch(`${executor.url}/_emulator/${what}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  expect(response.ok).toBe(true);
}
