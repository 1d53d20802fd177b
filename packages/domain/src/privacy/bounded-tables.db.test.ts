import { useTestDatabase } from "@takt/db/testing/test-database";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { purge, PURGED_KINDS } from "../retention/purge";
import { fakeDeps } from "../testing/fake-deps";
import { fillAccount } from "../testing/fill-account";
import { readCatalog } from "../testing/read-catalog";
import { DATA_INVENTORY } from "./model/inventory/data-inventory";

const database = useTestDatabase();
const YEAR_MS = 365 * 86_400_000;

/** Purges everything once, on a night that is `years` ahead. */
async function purgeIn(years: number) {
  const deps = fakeDeps(database.db, {
    clock: { now: () => Date.now() + years * YEAR_MS, sleep: () => Promise.resolve() },
  });
  deps.files.listKeys = () => Readable.from([]);
  for (const kind of PURGED_KINDS)
    for (let batch = 0, more = true; more; batch++) ({ more } = await purge(deps, kind, batch));
}

/** Ends what other jobs end: e-mails are sent, files of imports and exports are read and removed. */
async function endWork() {
  const { outboxEmail, syncRun, dataExport, usageMonth } = database.db;
  await outboxEmail.updateMany({ data: { dueAt: null } });
  await syncRun.updateMany({ data: { status: "done", storageKey: null } });
  await dataExport.updateMany({ data: { status: "expired", storageKey: null } });
  await usageMonth.updateMany({ data: { month: "2026-11" } });
}

/** Fills the tables without personal data. */
async function fillNonPersonal() {
  const at = new Date();
  await database.db.heartbeat.create({ data: { name: "sweep", at } });
  await database.db.alarm.create({ data: { kind: "late", raisedAt: at } });
  await database.db.consent.create({
    data: { decidedAt: at, version: 1, offered: [], granted: [], gpc: false },
  });
  const engine = "model" as const;
  await database.db.textFingerprint.create({ data: { wordsHash: "a", signature: [1], bands: [1], engine } });
  await database.db.oauthClient.create({
    data: { clientId: "https://app.example.com/client.json", name: "App", redirectUris: [], expiresAt: at },
  });
  await database.db.purgeRun.create({ data: { kind: "orders", ranAt: at, purged: 0 } });
  const minutes = { checkedMinutes: 1, degradedMinutes: 0, downMinutes: 0 };
  await database.db.statusDay.create({ data: { day: at, part: "app", checkedAt: at, ...minutes } });
}

async function tablesWithRows(): Promise<string[]> {
  const tables = [...new Set((await readCatalog(database.db)).map(({ table }) => table))];
  const filled = await Promise.all(
    tables.map(async (table) => {
      const rows = await database.db.$queryRawUnsafe<unknown[]>(`select 1 from "${table}" limit 1`);
      return rows.length > 0 ? [table] : [];
    }),
  );
  return filled.flat().sort();
}

test("after twenty years every table is empty that a job purges; of the others the inventory says what bounds them", async () => {
  await fillAccount(database.db, "ada");
  await fillNonPersonal();
  await endWork();
  expect(await tablesWithRows()).toEqual(Object.keys(DATA_INVENTORY).sort());
  await purgeIn(20);
  // The composition of a post is purged in the night after its post.
  await purgeIn(20);
  const stays = Object.entries(DATA_INVENTORY).flatMap(([name, { bound }]) =>
    "because" in bound ? [name] : [],
  );
  // These go with the post, which was deleted.
  const ofPosts = new Set(["need_snoozes", "post_comments", "post_labels", "post_rehearsals", "post_search"]);
  expect(await tablesWithRows()).toEqual(stays.filter((name) => !ofPosts.has(name)).sort());
});
