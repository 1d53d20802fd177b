import path from "node:path";
import { fileURLToPath } from "node:url";
import { findProblems } from "./find-problems.mjs";
import { migrations } from "./migrations.mjs";
import { withDeployLock } from "./with-deploy-lock.mjs";

/** This package's `prisma` folder. */
export const prismaDir = fileURLToPath(new URL("../../prisma/", import.meta.url));

/**
 * Applies the pending migrations, safely with several processes at once. Refuses edited files, failed migrations, a
 * database ahead of the folder and drift.
 * @param {string} url
 * @param {{ migrationsDir?: string, schemaDir?: string }} [places]
 * @returns {Promise<string[]>} names of the migrations applied now
 */
export async function deploy(url, places = {}) {
  const migrationsDir = places.migrationsDir ?? path.join(prismaDir, "migrations");
  const schemaDir = places.schemaDir ?? path.join(prismaDir, "schema");
  const all = migrations({ url, migrationsDir, schemaDir });
  return withDeployLock(url, async () => {
    const { pending, problems } = await findProblems(all, { alwaysDrift: false });
    if (problems.length) throw new Error(problems.join("\n"));
    if (pending.length) await all.apply();
    return pending;
  });
}
