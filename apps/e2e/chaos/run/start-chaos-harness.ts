import { rm } from "node:fs/promises";
import path from "node:path";
import { startWatchdog } from "@takt/db/testing/start-watchdog.mjs";
import { waitForAppRegistration } from "../../harness/wait-for-app-registration";
import { createTempDir } from "../../harness/create-temp-dir";
import { startStack, type Stack } from "../../harness/start-stack";
import { startWebhookReceiver, type WebhookReceiver } from "../../harness/start-webhook-receiver";
import { startKillableDatabase, type KillableDatabase } from "./actions/start-killable-database";
import type { Approval, CreateCall, ConnectionChange, Outage, UserAction, Withdrawal } from "./evidence";

const REGISTRATION_TIMEOUT_MS = 120_000;
/** The lag of LinkedIn's duplicate check, so that LinkedIn cannot be what prevents duplicate posts. */
const DUPLICATE_CHECK_LAG_MS = 100_000;

/** The running product, the run's clock, and the notes taken so far. */
export type ChaosHarness = {
  stack: Stack;
  database: KillableDatabase;
  /** Where webhooks are sent. */
  receiver: WebhookReceiver;
  /** Returns real time plus the skipped time. */
  now(): number;
  skippedMs: number;
  notes: {
    userActions: UserAction[];
    approvals: Approval[];
    withdrawals: Withdrawal[];
    connectionChanges: ConnectionChange[];
    outages: Outage[];
    /** The planned faults by the emulator's id. */
    faults: Record<string, { name: string; definite: boolean }>;
    calls: CreateCall[];
    receiverFaults: string[];
  };
  log(line: string): void;
  waitForAppRegistration(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the built product with its own database server, which writes to disk as in production. */
export async function startChaosHarness(seed: number, log: (line: string) => void): Promise<ChaosHarness> {
  const folder = createTempDir();
  const dismissWatchdog = startWatchdog(folder);
  const database = await startKillableDatabase(path.join(folder, "data"));
  const receiver = await startWebhookReceiver(() => harness.now());
  const stack = await startStack(database.url, { PAGES_ALLOW_LOCAL: receiver.host }).catch(
    async (error: unknown) => {
      await receiver.close();
      await database.stop();
      throw error;
    },
  );
  const harness: ChaosHarness = {
    stack,
    database,
    receiver,
    now: () => Date.now() + harness.skippedMs,
    skippedMs: 0,
    notes: {
      userActions: [],
      approvals: [],
      withdrawals: [],
      connectionChanges: [],
      outages: [],
      faults: {},
      calls: [],
      receiverFaults: [],
    },
    log,
    waitForAppRegistration: () => waitForAppRegistration(stack, REGISTRATION_TIMEOUT_MS),
    async close() {
      await stack.stop();
      await receiver.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
      dismissWatchdog();
    },
  };
  await stack.linkedin.settings({
    duplicateIndexLagMs: DUPLICATE_CHECK_LAG_MS,
    // LinkedIn's real behaviour is not certain, so the seeds alternate between the two.
    duplicateNames: seed % 2 === 0 ? "earlier" : "made_up",
  });
  await harness.waitForAppRegistration();
  return harness;
}
