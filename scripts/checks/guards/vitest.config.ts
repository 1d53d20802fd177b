import { defineConfig } from "vitest/config";
import { tiers } from "../../../tooling/vitest/tiers.ts";

const db = tiers.find(({ test }) => test?.name === "db");
if (!db) throw new Error("tooling/vitest/tiers.ts has no tier db");

/** The tier of the guards' tests, as the one project of a run. */
export default defineConfig({
  ...db,
  test: {
    ...db.test,
    // One test file at a time; several runners go side by side.
    maxWorkers: 1,
    // Results of tests that are meant to fail are not remembered, and no code without its guard is.
    cache: false,
    experimental: { fsModuleCache: false },
  },
});
