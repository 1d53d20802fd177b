import type { TestProjectInlineConfiguration } from "vitest/config";

const UNIT = ["**/*.test.{ts,tsx,mjs}"];
const DATABASE = ["**/*.db.test.{ts,mjs}"];
const CONTRACT = ["**/*.contract.test.ts"];
const CHAOS = ["apps/e2e/chaos/**/*.chaos.test.ts"];
const NEVER = ["**/node_modules/**", "**/.next/**", "**/.takt/**", "**/generated/**", "apps/e2e/specs/**"];
/** next-i18next and next-auth import "next/…" without extension, which plain Node does not resolve. */
const server = { deps: { inline: ["next-i18next", "next-auth"] } };
const database = "./packages/db/src/testing/global-setup.ts";

/**
 * The tiers of `vitest run --project <name>`: unit (no outside world), db (a real PostgreSQL), contract (an
 * emulator over HTTP; may use the database as well), chaos (the whole built product, with processes killed).
 */
export const tiers: TestProjectInlineConfiguration[] = [
  { test: { name: "unit", include: UNIT, exclude: [...DATABASE, ...CONTRACT, ...CHAOS, ...NEVER], server } },
  {
    test: {
      name: "db",
      include: DATABASE,
      exclude: NEVER,
      globalSetup: database,
      // Importing Prisma costs more than making a database: keep it loaded between files.
      isolate: false,
      hookTimeout: 30_000,
      testTimeout: 30_000,
      server,
    },
  },
  {
    test: {
      name: "contract",
      include: CONTRACT,
      exclude: NEVER,
      globalSetup: database,
      hookTimeout: 30_000,
      testTimeout: 30_000,
      server,
    },
  },
  {
    // The test files start the product themselves: one at a time.
    test: { name: "chaos", include: CHAOS, exclude: NEVER, fileParallelism: false, testTimeout: 60_000 },
  },
];
