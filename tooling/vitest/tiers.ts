import type { TestProjectInlineConfiguration } from "vitest/config";

const UNIT = ["**/*.test.{ts,tsx,mjs}"];
const DATABASE = ["**/*.db.test.{ts,mjs}"];
/** Tests of route handlers replace modules, so that each file needs modules of its own. */
const ROUTES = ["apps/web/**/*.db.test.ts"];
const CONTRACT = ["**/*.contract.test.ts"];
const CHAOS = ["apps/e2e/chaos/**/*.chaos.test.ts"];
const NEVER = ["**/node_modules/**", "**/.next/**", "**/.takt/**", "**/generated/**", "apps/e2e/specs/**"];
/** next-i18next and next-auth import "next/…" without extension, which plain Node does not resolve. */
const server = { deps: { inline: ["next-i18next", "next-auth"] } };
const database = "./packages/db/src/testing/global-setup.ts";

/** Generous: how long things take on a loaded machine is no property of the product. */
const patience = { hookTimeout: 60_000, testTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

/**
 * The tiers of `vitest run --project <name>`: unit (no outside world), db (a real PostgreSQL), routes (route handlers
 * of the web app, on a real PostgreSQL), contract (an emulator over HTTP; may use the database as well), chaos (the
 * whole built product, with processes killed).
 */
export const tiers: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: "unit",
      include: UNIT,
      exclude: [...DATABASE, ...CONTRACT, ...CHAOS, ...NEVER],
      server,
      ...patience,
    },
  },
  {
    test: {
      name: "db",
      include: DATABASE,
      exclude: [...ROUTES, ...NEVER],
      globalSetup: database,
      // Importing Prisma costs more than making a database: keep it loaded between files.
      isolate: false,
      server,
      ...patience,
    },
  },
  {
    test: { name: "routes", include: ROUTES, exclude: NEVER, globalSetup: database, server, ...patience },
  },
  {
    test: {
      name: "contract",
      include: CONTRACT,
      exclude: NEVER,
      globalSetup: database,
      server,
      ...patience,
    },
  },
  {
    // The test files start the product themselves: one at a time.
    test: { name: "chaos", include: CHAOS, exclude: NEVER, fileParallelism: false, testTimeout: 60_000 },
  },
];
