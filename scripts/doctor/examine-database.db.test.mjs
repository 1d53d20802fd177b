import { expect, inject, test } from "vitest";
import { createDatabase } from "../../packages/db/src/testing/create-database";
import "../../packages/db/src/testing/provided-context";
import { startPooler } from "../../packages/db/src/testing/start-pooler.mjs";
import { examineDatabase } from "./examine-database.mjs";

test("a database with sessions in another zone is bad and named, and one in UTC is ok", async () => {
  const url = await createDatabase(inject("databaseAdminUrl"), "doctor_zone", inject("databaseTemplate"));
  const examine = (/** @type {string} */ databaseUrl) =>
    examineDatabase(/** @type {any} */ ({ databaseUrl, dataDir: "/nowhere" }));
  expect(await examine(url)).toMatchObject({ state: "ok" });
  const pooler = await startPooler(url, { keepsZone: false });
  expect(await examine(pooler.url)).toMatchObject({
    state: "bad",
    what: "the database's sessions are in PRC, not in UTC: times would be hours off",
  });
  pooler.stop();
});
