/**
 * Finds the problems that make deploying unsafe. Pending migrations are not a problem. Drift is found by replaying the
 * applied migrations in a shadow database, which needs the right to create one (MIGRATE_DRIFT=off skips it). It does
 * not cover triggers, functions or CHECK constraints.
 * @param {ReturnType<typeof import("./migrations.mjs").migrations>} migrations
 * @param {{ alwaysDrift: boolean }} options
 * @returns {Promise<{ pending: string[], problems: string[] }>}
 */
export async function findProblems(migrations, { alwaysDrift }) {
  const found = await migrations.diagnose();
  /** @type {string[]} */
  const pending = found.history?.unappliedMigrationNames ?? [];
  /** @type {string[]} */
  const unknown = found.history?.unpersistedMigrationNames ?? [];
  const problems = [];
  if (found.failedMigrationNames.length)
    problems.push(`failed earlier; mend it, then 'migrate resolve': ${found.failedMigrationNames}`);
  if (found.editedMigrationNames.length)
    problems.push(`edited after being applied: ${found.editedMigrationNames}`);
  if (unknown.length) problems.push(`applied in the database but not in the folder: ${unknown}`);
  const findDrift = (alwaysDrift || pending.length > 0) && process.env.MIGRATE_DRIFT !== "off";
  if (!problems.length && findDrift) {
    const drift = await migrations.drift(pending);
    if (drift.exitCode) problems.push(`the database is not what its migrations make:\n${drift.stdout}`);
  }
  return { pending, problems };
}
