import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { awaitPurges } from "./await-purges";
import { listOverdueKinds } from "./list-overdue-kinds";
import { listRetention } from "./list-retention";
import { RETENTION_DAYS, type Retained } from "./model/retention";
import { purge, PURGED_KINDS } from "./purge";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const NOW = Date.now();

/** Dependencies whose clock is `days` ahead, and whose store has no files. */
function depsIn(days: number) {
  const deps = fakeDeps(database.db, {
    clock: { now: () => NOW + days * DAY_MS, sleep: () => Promise.resolve() },
  });
  deps.files.listKeys = () => Readable.from([]);
  return deps;
}
const lastRun = async (kind: Retained) =>
  (await listRetention(depsIn(0))).find((one) => one.kind === kind)?.lastRun;

test("every kind is purged once a run, and none before the first run has a record", async () => {
  expect([...PURGED_KINDS].sort()).toEqual(Object.keys(RETENTION_DAYS).sort());
  const before = await listRetention(depsIn(0));
  expect(before.filter(({ lastRun: run }) => run !== null)).toEqual([]);
  const deps = depsIn(0);
  for (const kind of PURGED_KINDS) await purge(deps, kind, 0);
  const after = await listRetention(depsIn(0));
  expect(after).toEqual(
    Object.entries(RETENTION_DAYS).map(([kind, days]) => ({
      kind,
      days,
      lastRun: { at: new Date(NOW), purged: 0 },
    })),
  );
});

test("a run counts what its batches removed, and the next one starts again", async () => {
  const user = await createUser(database.db);
  // One more than a batch.
  for (let count = 0; count < 101; count++) await createPost(database.db, user, { deletedAt: new Date(NOW) });
  const deps = depsIn(RETENTION_DAYS.deletedPosts + 1);
  expect(await purge(deps, "deletedPosts", 0)).toEqual({ purged: 100, more: true });
  expect(await lastRun("deletedPosts")).toMatchObject({ purged: 100 });
  expect(await purge(deps, "deletedPosts", 1)).toEqual({ purged: 1, more: false });
  expect(await lastRun("deletedPosts")).toEqual({ at: new Date(deps.clock.now()), purged: 101 });
  const later = depsIn(RETENTION_DAYS.deletedPosts + 2);
  await purge(later, "deletedPosts", 0);
  expect(await lastRun("deletedPosts")).toEqual({ at: new Date(later.clock.now()), purged: 0 });
});

test("a kind is finished by a batch after which nothing is left, and overdue a night later", async () => {
  const user = await createUser(database.db);
  for (let count = 0; count < 101; count++) await createPost(database.db, user, { deletedAt: new Date(NOW) });
  const first = depsIn(RETENTION_DAYS.deletedPosts + 10);
  for (const kind of PURGED_KINDS) if (kind !== "deletedPosts") await purge(first, kind, 15);
  const before = await database.db.purgeRun.findUnique({ where: { kind: "deletedPosts" } });
  await purge(first, "deletedPosts", 0);
  const finishedAt = async () =>
    (await database.db.purgeRun.findUniqueOrThrow({ where: { kind: "deletedPosts" } })).finishedAt;
  expect(await finishedAt()).toEqual(before?.finishedAt ?? null);
  await purge(first, "deletedPosts", 1);
  expect(await finishedAt()).toEqual(new Date(first.clock.now()));
  expect(await listOverdueKinds(depsIn(RETENTION_DAYS.deletedPosts + 11))).toEqual([]);
  const later = depsIn(RETENTION_DAYS.deletedPosts + 12);
  await purge(later, "orders", 0);
  expect(await listOverdueKinds(later)).toEqual(PURGED_KINDS.filter((kind) => kind !== "orders"));
});

test("a kind that was never purged waits for its first night, and is overdue after it", async () => {
  await database.db.purgeRun.deleteMany();
  await awaitPurges(depsIn(0));
  expect((await listRetention(depsIn(0))).filter(({ lastRun: run }) => run !== null)).toEqual([]);
  expect(await listOverdueKinds(depsIn(1))).toEqual([]);
  await purge(depsIn(1), "orders", 0);
  expect(await listOverdueKinds(depsIn(1.1))).toEqual(PURGED_KINDS.filter((kind) => kind !== "orders"));
});

test("files without a row are looked for in one partition of the store a batch", async () => {
  const deps = depsIn(0);
  const parts: number[] = [];
  deps.files.listKeys = (_before, { part }) => {
    parts.push(part);
    return Readable.from([]);
  };
  for (let batch = 0, more = true; more; batch++) ({ more } = await purge(deps, "orphanedFiles", batch));
  expect(parts).toEqual(Array.from({ length: 16 }, (_, part) => part));
});
