import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { createDatabase } from "../packages/db/src/testing/create-database";
import "../packages/db/src/testing/provided-context";

const folder = mkdtempSync(path.join(tmpdir(), "takt-migrate-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a migration is asked for without a word of the database: the one of this folder is started and stopped", async () => {
  const own = { DATABASE_URL: "", TAKT_DATA_DIR: folder };
  expect(await migrate(own, "check")).toEqual({ code: 0, output: "schema and migrations agree" });
  expect(await migrate(own, "new", "nothing")).toEqual({
    code: 1,
    output: "migrate: no change in the schema (--empty makes an empty migration)",
  });
});

test("the database of DATABASE_URL is used where there is one", async () => {
  const DATABASE_URL = await createDatabase(
    inject("databaseAdminUrl"),
    "migrate_command",
    inject("databaseTemplate"),
  );
  const { code, output } = await migrate({ DATABASE_URL }, "status");
  expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ migrations, 0 pending$/)]);
});

/** @param {Record<string, string>} own @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
function migrate(own, ...args) {
  return new Promise((resolve) => {
    const script = path.join(import.meta.dirname, "migrate.mjs");
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...own } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() }),
    );
  });
}
