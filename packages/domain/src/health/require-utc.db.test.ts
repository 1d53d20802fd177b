import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { startPooler } from "@takt/db/testing/start-pooler.mjs";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { beat } from "./beat";
import { checkHealth } from "./check-health";
import { requireUtc } from "./require-utc";
import { watchHealth } from "./watch-health";

const database = useTestDatabase();

/** Through a pooler that does not let sessions have a zone. */
async function elsewhere(use: (db: Db) => Promise<void>): Promise<void> {
  const pooler = await startPooler(database.url, { keepsZone: false });
  const db = connectTestDatabase(pooler.url);
  await use(db);
  await db.$disconnect();
  pooler.stop();
}

test("a database whose sessions are in UTC is taken, whatever the server's zone is", async () => {
  await expect(requireUtc(fakeDeps(database.db))).resolves.toBeUndefined();
});

test("a session in another zone: the start is refused with the zone, and health is down and says why", () =>
  elsewhere(async (db) => {
    await expect(requireUtc(fakeDeps(db))).rejects.toThrow("sessions are in PRC");
    await beat({ db }, "sweep");
    expect(await checkHealth(fakeDeps(db))).toMatchObject({
      status: "down",
      parts: { database: { ok: true }, timezone: { ok: false, detail: "PRC" } },
    });
  }));

test("the provider is told at the first look", () =>
  elsewhere(async (db) => {
    const deps = fakeDeps(db);
    await watchHealth(deps)(Number.POSITIVE_INFINITY);
    expect(deps.letters).toMatchObject([
      { content: { kind: "alarm_raised", alarm: "timezone", detail: "PRC" } },
    ]);
  }));

test("a database that does not answer does not keep the app from starting", async () => {
  const away = connectTestDatabase("postgresql://someone:secret@127.0.0.1:1/nowhere");
  await expect(requireUtc(fakeDeps(away))).resolves.toBeUndefined();
  await away.$disconnect();
});
