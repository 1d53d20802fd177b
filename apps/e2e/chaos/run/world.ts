import { rm } from "node:fs/promises";
import path from "node:path";
import { startWatchdog } from "@takt/db/testing/start-watchdog.mjs";
import { executorKnowsTheApp } from "../../harness/executor-knows-the-app";
import { makeFolder } from "../../harness/make-folder";
import { startStack, type Stack } from "../../harness/start-stack";
import { startKillableDatabase, type KillableDatabase } from "./act/killable-database";
import type { CreateCall, LinkChange, Outage, Said } from "./evidence";

const MINUTE = 60_000;
/** LinkedIn sees a repeated text so late only: it must not be LinkedIn that keeps posts from going out twice. */
const DUPLICATES_UNSEEN_MS = 100_000;

/** The running product, the run's clock, and what has been noted so far. */
export type World = {
  stack: Stack;
  database: KillableDatabase;
  /** Real time plus what was skipped. */
  now(): number;
  skipped: number;
  notes: {
    said: Said[];
    links: LinkChange[];
    outages: Outage[];
    /** By the emulator's id of the fault. */
    faults: Record<string, { name: string; definite: boolean }>;
    calls: CreateCall[];
  };
  say(line: string): void;
  executorKnowsTheApp(): Promise<void>;
  close(): Promise<void>;
};

/** The built product with a database server of its own, which writes to disk as in real life. */
export async function startWorld(seed: number, say: (line: string) => void): Promise<World> {
  const folder = makeFolder();
  const dismiss = startWatchdog(folder);
  const database = await startKillableDatabase(path.join(folder, "data"));
  const stack = await startStack(database.url).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const world: World = {
    stack,
    database,
    now: () => Date.now() + world.skipped,
    skipped: 0,
    notes: { said: [], links: [], outages: [], faults: {}, calls: [] },
    say,
    executorKnowsTheApp: () => executorKnowsTheApp(stack, 2 * MINUTE),
    async close() {
      await stack.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
      dismiss();
    },
  };
  await stack.linkedin.settings({
    duplicateIndexLagMs: DUPLICATES_UNSEEN_MS,
    // What the real one does is not known for sure: every other seed tries the one and the other.
    duplicateNames: seed % 2 === 0 ? "earlier" : "made_up",
  });
  await world.executorKnowsTheApp();
  return world;
}
