import { useTestDatabase } from "@takt/db/testing/test-database";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { disconnect } from "../posts/connections/disconnect";
import { RETAINED_KINDS, retainedDays, type Retained } from "../retention/model/retention";
import { purge, PURGED_KINDS } from "../retention/purge";
import { fakeDeps } from "../testing/fake-deps";
import { fillAccount } from "../testing/fill-account";
import { dataEntries } from "./model/inventory/data-inventory";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
/** The time of every row that `fillAccount` makes, and of what is due then. */
const FILLED_AT = Date.parse("2026-11-25T09:00:00Z");
const SETTINGS = { billingRetentionYears: 10 };

const depsAt = (now: number) => {
  const deps = fakeDeps(database.db, {
    ...SETTINGS,
    clock: { now: () => now, sleep: () => Promise.resolve() },
  });
  deps.files.listKeys = () => Readable.from([]);
  return deps;
};

/** Purges everything as often as a night would, at a time. */
async function purgeAt(now: number) {
  for (const kind of PURGED_KINDS)
    for (let batch = 0, more = true; more; batch++) ({ more } = await purge(depsAt(now), kind, batch));
}

/**
 * Fills every column of two accounts, of which one has deleted its post, and ends what other jobs end, so that nothing but
 * its period keeps a row.
 */
async function fill([first, second]: readonly [string, string]) {
  const { db } = database;
  await db.user.deleteMany();
  const at = new Date(FILLED_AT);
  const { user } = await fillAccount(db, first);
  const other = await fillAccount(db, second);
  await db.media.updateMany({ data: { postId: null } });
  await db.outboxEmail.updateMany({ data: { dueAt: null, createdAt: at } });
  await db.syncRun.updateMany({ data: { status: "done", storageKey: null, createdAt: at } });
  await db.dataExport.updateMany({ data: { status: "expired", storageKey: null, createdAt: at } });
  await db.usageMonth.updateMany({ data: { month: "2026-11" } });
  await db.session.updateMany({ data: { expires: new Date(FILLED_AT + 7 * DAY_MS) } });
  await db.composition.updateMany({ data: { postId: null, updatedAt: at } });
  await db.post.updateMany({ data: { status: "published", deletedAt: at } });
  await db.post.updateMany({
    where: { authorId: other.user.id },
    data: { deletedAt: null, deletedStatus: null },
  });
  await db.workspace.create({
    data: {
      name: "Closed",
      personal: false,
      closedAt: at,
      memberships: { create: { userId: user.id, role: "owner" } },
    },
  });
  await db.postComment.updateMany({ data: { state: "published" } });
  await db.linkedinGrant.updateMany({ data: { status: "active" } });
  await db.user.updateMany({ data: { subscriptionStatus: "ended", subscriptionExpiresAt: at } });
  return user;
}

/** When a column tells something that is emptied by another value than null. */
const TELLS: Record<string, string> = { subscription_status: "<> 'free'", guest_name: "<> ''" };

/** The columns of a kind that still tell something, as `table.column`. */
async function columnsLeft(of: (retention: string) => boolean): Promise<string[]> {
  const left: string[] = [];
  for (const { table, columns, retention } of dataEntries().filter((entry) => of(entry.retention)))
    for (const column of columns) {
      const condition = TELLS[column] ?? "is not null";
      const rows = await database.db.$queryRawUnsafe<unknown[]>(
        `select 1 from "${table}" where "${column}" ${condition} limit 1`,
      );
      if (rows.length > 0) left.push(`${retention} ${table}.${column}`);
    }
  return left;
}

/** When the last row of a kind is past its period: business records count from the end of their year. */
function getEnd(kind: Retained): number {
  const isBilling = kind === "orders" || kind === "contractNotices";
  const from = isBilling ? Date.parse("2027-01-01T00:00:00Z") : FILLED_AT;
  // A month's usage counts from the month's end, a day's figures from the day's.
  const open = kind === "usageMonths" ? 31 : kind === "dailyMetrics" ? 1 : 0;
  return from + (retainedDays(kind, SETTINGS) + open + 0.5) * DAY_MS;
}

test("every row of the policy with a number of days is kept: past it no column that the inventory has of it tells anything", async () => {
  await fill(["ada", "ben"]);
  const withEntries = new Set<string>(dataEntries().map(({ retention }) => retention));
  const gone = new Set<string>();
  for (const end of [...new Set(RETAINED_KINDS.map(getEnd))].sort((a, b) => a - b)) {
    const ending = RETAINED_KINDS.filter((kind) => getEnd(kind) === end);
    for (const kind of ending.filter((one) => withEntries.has(one)))
      expect([kind, await columnsLeft((retention) => retention === kind)]).not.toEqual([kind, []]);
    await purgeAt(end);
    for (const kind of ending) gone.add(kind);
    expect(await columnsLeft((retention) => gone.has(retention))).toEqual([]);
  }
});

test("what the policy keeps until LinkedIn is disconnected is gone then", async () => {
  const user = await fill(["cleo", "dan"]);
  await database.db.user.deleteMany({ where: { id: { not: user.id } } });
  const isConnection = (retention: string) => retention === "connection";
  expect(await columnsLeft(isConnection)).not.toEqual([]);
  await disconnect(depsAt(FILLED_AT), { userId: user.id });
  expect(await columnsLeft(isConnection)).toEqual([]);
});
