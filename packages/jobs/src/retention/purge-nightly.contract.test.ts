import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { PURGED_KINDS } from "@takt/domain/retention/purge";
import { captureLog } from "@takt/domain/testing/capture-log";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { createControlClient } from "@takt/emulators/core/control-client";
import { startInngest } from "@takt/emulators/inngest/emulator";
import { Inngest } from "inngest";
import { serve } from "inngest/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { purgeHourly } from "./purge-hourly";
import { purgeNightly } from "./purge-nightly";

const EVENT_KEY = "contract-event-key";
const SIGNING_KEY = "signkey-test-00112233445566778899aabbccddeeff";
const DAY = 86_400_000;

const database = useTestDatabase();
const removed: string[] = [];
const listed: number[] = [];
const { log, entries } = captureLog();
let tick: (ms: number) => Promise<unknown>;
const close: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const app = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  close.push(() => new Promise((resolve) => app.close(resolve)));
  const executor = await startInngest({
    port: 0,
    appUrl: `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`,
    eventKey: EVENT_KEY,
    signingKey: SIGNING_KEY,
    pollMs: { waiting: 20, registered: 1000 },
  });
  close.unshift(() => executor.close());
  const keys = { eventKey: EVENT_KEY, signingKey: SIGNING_KEY };
  const client = new Inngest({
    id: "takt",
    isDev: false,
    baseUrl: executor.url,
    checkpointing: false,
    ...keys,
  });
  const deps = fakeDeps(database.db, { log });
  deps.files.remove = (key) => Promise.resolve(void removed.push(key));
  deps.files.listKeys = async function* (_before, { part }) {
    listed.push(part);
    yield `${part}-orphan`;
  };
  const functions = [purgeNightly(client, deps), purgeHourly(client, deps)];
  const handler = serve({ client, functions, enableUnauthedSync: false });
  tick = createControlClient(executor.url).tick;
  await vi.waitUntil(
    async () =>
      ((await (await fetch(`${executor.url}/health`)).json()) as { app: string }).app === "registered",
    { timeout: 60_000 },
  );
});
afterAll(async () => {
  for (const end of close) await end();
});

test("everything past its retention is purged once a night, in as many batches as needed", async () => {
  const user = await createUser(database.db);
  const old = new Date(Date.now() - 10 * DAY);
  // More than one batch.
  for (let count = 0; count < 105; count++) await createPost(database.db, user, { deletedAt: old });
  const stored = await createPost(database.db, user);
  const file = await createMedia(database.db, user, { detachedAt: old });
  await database.db.auditEntry.create({ data: { action: "test", at: new Date(0) } });
  await tick(DAY);
  await expect.poll(() => listed.length).toBe(16);
  expect(await database.db.post.findMany({ select: { id: true } })).toEqual([{ id: stored.id }]);
  expect(await database.db.auditEntry.count()).toBe(0);
  await expect.poll(() => removed).toContain("15-orphan");
  expect(removed).toContain(file.storageKey);
  expect([...listed].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, part) => part));
});

test("a kind that fails keeps no other from being purged, and is repeated within the hour when it can be", async () => {
  await database.db.auditEntry.create({ data: { action: "test", at: new Date(0) } });
  await database.db.purgeRun.updateMany({ data: { finishedAt: new Date(Date.now() - 2 * DAY) } });
  await database.db.$executeRaw`alter table topics rename to topics_away`;
  const finished = async () =>
    (await database.db.purgeRun.findMany({ where: { finishedAt: { gt: new Date(Date.now() - DAY) } } })).map(
      ({ kind }) => kind,
    );
  await tick(DAY);
  const others = PURGED_KINDS.filter((kind) => kind !== "deletedTopics");
  await expect.poll(finished).toEqual(expect.arrayContaining(others));
  expect(await database.db.auditEntry.count()).toBe(0);
  expect(await finished()).not.toContain("deletedTopics");
  expect(entries).toContainEqual(
    expect.objectContaining({ event: "retention.purge_failed", kind: "deletedTopics" }),
  );
  await database.db.$executeRaw`alter table topics_away rename to topics`;
  await tick(DAY / 24);
  await expect.poll(finished).toContain("deletedTopics");
});
