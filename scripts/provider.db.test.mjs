import { execFile } from "node:child_process";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "../packages/db/src/testing/create-database";
import "../packages/db/src/testing/provided-context";

test("the provider's command says what to do when the database has no tables yet", async () => {
  const empty = await createDatabase(inject("databaseAdminUrl"), "provider_empty", "template0");
  const { code, stderr } = await provider(empty, "list");
  expect([code, stderr.trim()]).toEqual([1, "the database has no tables yet: npm start makes them"]);
});

test("the provider's command lists nobody in a new installation", async () => {
  const url = await createDatabase(inject("databaseAdminUrl"), "provider_new", inject("databaseTemplate"));
  const { code, stderr } = await provider(url, "list");
  expect([code, stderr]).toEqual([0, ""]);
});

/** @param {string} url @param {string} verb @returns {Promise<{ code: number, stderr: string }>} */
function provider(url, verb) {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    const args = [path.join(import.meta.dirname, "provider.mjs"), "waitlist", verb];
    execFile(process.execPath, args, { env }, (error, _, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stderr }),
    );
  });
}
