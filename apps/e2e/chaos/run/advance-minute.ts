import type { Db } from "@takt/db/testing/connect-test-database";
import { timeTravel } from "../../harness/time-travel";
import type { ChaosHarness } from "./start-chaos-harness";

const MINUTE_MS = 60_000;

/** Advances time by a minute once no run is active. */
export async function advanceMinute(harness: ChaosHarness, db: Db): Promise<void> {
  await waitUntilIdle(harness);
  await timeTravel(db, harness.stack, MINUTE_MS);
  harness.skippedMs += MINUTE_MS;
}

/** Waits until no run is active, so that no clock jumps during a call. A create takes at most 30 seconds. */
export async function waitUntilIdle({ stack, log }: ChaosHarness): Promise<void> {
  const deadline = Date.now() + MINUTE_MS;
  for (;;) {
    const { runs } = await stack.inngest.state<{ runs: { queued: number; running: number } }>();
    if (runs.queued + runs.running === 0) return;
    if (Date.now() > deadline) return log(`${runs.running} runs do not end`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
