import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { checkHealth } from "./check-health";
import { recordHeartbeat } from "./record-heartbeat";
import { PURGE_KINDS } from "./to-purges-part";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const purgeRun = (kind: string, hours: number) => {
  const at = ago(hours * HOUR_MS);
  return { kind, ranAt: at, purged: 0, finishedAt: at };
};
beforeEach(async () => {
  await database.db.purgeRun.deleteMany();
  await database.db.purgeRun.createMany({ data: PURGE_KINDS.map((kind) => purgeRun(kind, 0)) });
});

const purged = (kind: string, hours: number) =>
  database.db.purgeRun.update({ where: { kind }, data: purgeRun(kind, hours) });
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
  expect(await judged()).toEqual(overdue("orders"));
});

test("what was missed while nothing ran is waited for, for two hours after a start", async () => {
  await purged("orders", 100);
  expect(await judged(1.9 * HOUR_MS)).toEqual(waiting(1));
  expect(await judged(2 * HOUR_MS)).toEqual(overdue("orders"));
});

test("a new installation is waited for during its first 36 hours", async () => {
  await database.db.purgeRun.deleteMany();
  expect(await judged(35.9 * HOUR_MS)).toEqual(waiting(PURGE_KINDS.length));
  expect(await judged(36 * HOUR_MS)).toEqual(overdue([...PURGE_KINDS].sort().join(", ")));
});

test("a kind of an older release is not waited for", async () => {
  await database.db.purgeRun.create({ data: purgeRun("retired", 1000) });
  expect(await judged()).toEqual(well);
});
