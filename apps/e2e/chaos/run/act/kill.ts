import { until } from "../../../harness/until";
import type { PlannedKill } from "../plan/plan";
import type { World } from "../world";

const MINUTE = 60_000;

/** `kill -9`, and notes how long the part was away. The supervisor brings web and executor back. */
export async function kill(world: World, planned: PlannedKill): Promise<void> {
  const { stack, database, notes } = world;
  const { part } = planned;
  await until(`${part} is there to be killed`, () => isUp(world, part), 2 * MINUTE);
  const from = world.now();
  const how = part === "database" ? planned.how : "kill -9";
  const outage = { part, how, from, to: Number.POSITIVE_INFINITY };
  notes.outages.push(outage);
  if (part === "database") {
    database.kill(planned.how);
    if (planned.how !== "backend") await new Promise((resolve) => setTimeout(resolve, planned.downMs));
    await database.restart();
  } else stack.kill(part);
  await until(`${part} is up again`, () => isUp(world, part), 2 * MINUTE);
  if (part !== "database") await world.executorKnowsTheApp();
  outage.to = world.now();
  world.say(`killed ${part} (${how}), away for ${outage.to - from} ms`);
}

async function isUp({ stack, database }: World, part: PlannedKill["part"]): Promise<boolean> {
  if (part === "database") return database.answers();
  // Any answer will do: with posts overdue by now it is 503, and rightly so.
  const url = part === "web" ? `${stack.webUrl}/api/health` : `${stack.inngestUrl}/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  await response.body?.cancel();
  return response.headers.get("content-type") !== null;
}
