import path from "node:path";
import type { TestProjectInlineConfiguration } from "vitest/config";

const UNIT = ["**/*.test.{ts,tsx,mjs}"];
const DATABASE = ["**/*.db.test.{ts,mjs}"];
const ROUTES = ["apps/web/**/*.db.test.ts"];
const CONTRACT = ["**/*.contract.test.{ts,mjs}"];
const CHAOS = ["apps/e2e/chaos/**/*.chaos.test.ts"];
/** The test files that replace modules (`vi.mock`). */
const MOCKS = ["**/*.mocks.test.{ts,tsx}"];
const NEVER = ["**/node_modules/**", "**/.next/**", "**/.takt/**", "**/generated/**", "apps/e2e/specs/**"];
/** next-i18next and next-auth import "next/…" without extension, which plain Node does not resolve. */
const server = { deps: { inline: ["next-i18next", "next-auth"] } };
/** The web app's own imports, as its tsconfig.json has them. */
const resolve = { alias: { "~": path.join(import.meta.dirname, "../../apps/web/src") } };
const globalSetup = "./packages/db/src/testing/global-setup.ts";

/** The timeouts are generous, because durations on a loaded machine say nothing about the product. */
const timeouts = { hookTimeout: 300_000, testTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/**
 * The files of one worker share its process and its modules, because loading the modules costs more than most tests.
 * Files that replace modules cannot, because the replacement would stay loaded.
 */
const shared = { isolate: false, server, ...timeouts };
const isolated = { isolate: true, server, ...timeouts };

/**
 * The tiers of `vitest run --project <name>`: unit (no external service; `unit-mocks` are those that replace modules),
 * db (a real PostgreSQL), routes (route handlers of the web app with replaced modules, on a real PostgreSQL), contract
 * (an emulator or another server over HTTP; may use the database as well), chaos (the whole built product, with
 * processes killed).
 */
export const tiers: TestProjectInlineConfiguration[] = [
  {
    resolve,
    test: {
      ...shared,
      name: "unit",
      include: UNIT,
      exclude: [...DATABASE, ...CONTRACT, ...CHAOS, ...MOCKS, ...NEVER],
    },
  },
  { resolve, test: { ...isolated, name: "unit-mocks", include: MOCKS, exclude: NEVER } },
  {
    resolve,
    test: { ...shared, name: "db", include: DATABASE, exclude: [...ROUTES, ...NEVER], globalSetup },
  },
  { resolve, test: { ...isolated, name: "routes", include: ROUTES, exclude: NEVER, globalSetup } },
  { resolve, test: { ...shared, name: "contract", include: CONTRACT, exclude: NEVER, globalSetup } },
  {
    test: {
      name: "chaos",
      include: CHAOS,
      exclude: NEVER,
      globalSetup,
      // Each file starts its own products and mostly waits for them.
      maxWorkers: 4,
      // Vitest requires a separate group for projects with another number of workers.
      sequence: { groupOrder: 1 },
      testTimeout: 60_000,
    },
  },
];
