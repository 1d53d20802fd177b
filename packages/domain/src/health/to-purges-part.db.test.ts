import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { awaitPurges } from "../retention/await-purges";
import { fakeDeps } from "../testing/fake-deps";
import { checkHealth } from "./check-health";
import { recordHeartbeat } from "./record-heartbeat";
import { RETAINED_KINDS } from "../retention/model/retention";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const purgeRun = (kind: string, hours: number) => {
  const at = ago(hours * HOUR_MS);
  return { kind, ranAt: at, purged: 0, finishedAt: at };
};
beforeEach(async () => {
  await database.db.purgeRun.deleteMany();
  await database.db.purgeRun.createMany({ data: RETAINED_KINDS.map((kind) => purgeRun(kind, 0)) });
});

const purged = (kind: string, hours: number) =>
  database.db.purgeRun.update({ where: { kind }, data: purgeRun(kind, hours) });
const awaited = (kind: string, hours: number) =>
  database.db.purgeRun.update({ where: { kind }, data: { awaitedSince: ago(hours * HOUR_MS) } });
const judged = async (upMs?: number) => {
  const { status, parts } = await checkHealth(fakeDeps(database.db), upMs);
  return [status, parts.purges];
};
const well = ["ok", { ok: true, detail: "purged within 36 h" }];
const overdue = (kinds: string) => ["degraded", { ok: false, detail: `not purged for 36 h: ${kinds}` }];
const waiting = (count: number) => [
  "ok",
  { ok: true, detail: `${count} kinds not purged yet`, known: false },
];
beforeEach(() => recordHeartbeat(database, "sweep"));

test("a kind whose last finished purge is older than 36 hours is overdue until it is purged again", async () => {
  await purged("orders", 35.9);
  expect(await judged()).toEqual(well);
  await purged("orders", 36.1);
  await purged("auditEntries", 100);
  expect(await judged()).toEqual(overdue("auditEntries, orders"));
  await purged("orders", 0);
  expect(await judged()).toEqual(overdue("auditEntries"));
});

test("a kind that runs each night and never comes to its end is overdue", async () => {
  await database.db.purgeRun.update({ where: { kind: "orders" }, data: { finishedAt: ago(37 * HOUR_MS) } });
  expect(await judged()).toEqual(overdue("orders"));
  await database.db.purgeRun.update({ where: { kind: "orders" }, data: { finishedAt: null } });
  expect(await judged()).toEqual(waiting(1));
  await awaited("orders", 36.1);
  expect(await judged()).toEqual(overdue("orders"));
});

test("what was missed while nothing ran is waited for, for two hours after a start", async () => {
  await purged("orders", 100);
  expect(await judged(1.9 * HOUR_MS)).toEqual(waiting(1));
  expect(await judged(2 * HOUR_MS)).toEqual(overdue("orders"));
});

test("a new installation is waited for during its first 36 hours, however often it is restarted", async () => {
  await database.db.purgeRun.deleteMany();
  expect(await judged(5 * HOUR_MS)).toEqual(waiting(RETAINED_KINDS.length));
  await awaitPurges(fakeDeps(database.db));
  for (const kind of RETAINED_KINDS) await awaited(kind, 35.9);
  expect(await judged(5 * HOUR_MS)).toEqual(waiting(RETAINED_KINDS.length));
  await awaited("orders", 36.1);
  await awaitPurges(fakeDeps(database.db));
  expect(await judged(1.9 * HOUR_MS)).toEqual(waiting(RETAINED_KINDS.length));
  expect(await judged(5 * HOUR_MS)).toEqual(overdue("orders"));
});

test("a kind of a new release is waited for since its first start", async () => {
  await database.db.purgeRun.delete({ where: { kind: "orders" } });
  expect(await judged()).toEqual(waiting(1));
  await awaitPurges(fakeDeps(database.db));
  expect(await judged()).toEqual(waiting(1));
  await purged("orders", 0);
  expect(await judged()).toEqual(well);
});

test("a kind of an older release is not waited for", async () => {
  await database.db.purgeRun.create({ data: purgeRun("retired", 1000) });
  expect(await judged()).toEqual(well);
});
