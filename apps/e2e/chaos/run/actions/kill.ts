import { waitFor } from "../../../harness/wait-for";
import type { PlannedKill } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";

const MINUTE_MS = 60_000;

/** Kills a part with `kill -9` and records its outage. The supervisor restarts web and executor. */
export async function kill(harness: ChaosHarness, planned: PlannedKill): Promise<void> {
  const { stack, database, notes } = harness;
  const { part } = planned;
  await waitFor(`${part} is up before the kill`, () => isUp(harness, part), 2 * MINUTE_MS);
  const from = harness.now();
  const how = part === "database" ? planned.how : "kill -9";
  const outage = { part, how, from, to: Number.POSITIVE_INFINITY };
  notes.outages.push(outage);
  if (part === "database") {
    database.kill(planned.how);
    if (planned.how !== "backend") await new Promise((resolve) => setTimeout(resolve, planned.downMs));
    await database.restart();
  } else stack.kill(part);
  await waitFor(`${part} is up again`, () => isUp(harness, part), 2 * MINUTE_MS);
  if (part !== "database") await harness.waitForAppRegistration();
  outage.to = harness.now();
  harness.log(`killed ${part} (${how}), away for ${outage.to - from} ms`);
}

async function isUp({ stack, database }: ChaosHarness, part: PlannedKill["part"]): Promise<boolean> {
  if (part === "database") return database.isReachable();
  // Any response counts: with overdue posts the status is rightly 503.
  const url = part === "web" ? `${stack.webUrl}/api/health` : `${stack.inngestUrl}/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await response.body?.cancel();
  return response.headers.get("content-type") !== null;
}
