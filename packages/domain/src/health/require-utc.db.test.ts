import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { startPooler } from "@takt/db/testing/start-pooler.mjs";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { recordHeartbeat } from "./record-heartbeat";
import { checkHealth } from "./check-health";
import { requireUtc } from "./require-utc";
import { watchHealth } from "./watch-health";

const database = useTestDatabase();

/** Connects through a pooler that drops the time zone of sessions. */
async function elsewhere(use: (db: Db) => Promise<void>): Promise<void> {
  const pooler = await startPooler(database.url, { keepsZone: false });
  const db = connectTestDatabase(pooler.url);
  await use(db);
  await db.$disconnect();
  pooler.stop();
}

test("a database with sessions in UTC is accepted in any time zone of the server", async () => {
  await expect(requireUtc(fakeDeps(database.db))).resolves.toBeUndefined();
});

test("a session in another zone refuses the start with the zone, and health is down and says why", () =>
  elsewhere(async (db) => {
    await expect(requireUtc(fakeDeps(db))).rejects.toThrow("sessions are in PRC");
    await recordHeartbeat({ db }, "sweep");
    expect(await checkHealth(fakeDeps(db))).toMatchObject({
      status: "down",
      parts: { database: { ok: true }, timezone: { ok: false, detail: "PRC" } },
    });
  }));

test("the operator is emailed at the first check", () =>
  elsewhere(async (db) => {
    const deps = fakeDeps(db);
    await watchHealth(deps)(3_600_000);
    expect(deps.emails).toMatchObject([
      { content: { kind: "alarm_raised", alarm: "timezone", detail: "PRC" } },
    ]);
  }));

test("a database that does not answer does not keep the app from starting", async () => {
  const away = connectTestDatabase("postgresql://someone:secret@127.0.0.1:1/nowhere");
  await expect(requireUtc(fakeDeps(away))).resolves.toBeUndefined();
  await away.$disconnect();
});
