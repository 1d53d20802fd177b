import type { Db } from "@takt/db/testing/connect-test-database";
import { timeTravel } from "../../harness/time-travel";
import type { World } from "./world";

const MINUTE = 60_000;
/** Leases, the pause before a re-send and its own lease take eight minutes, back-offs some more. */
const LONGEST_MINUTES = 25;
/** Watched after everything has come to an end: nothing may be sent any more. */
const AFTERWARDS_MINUTES = 3;

/** Ends the faults and lets time pass, a minute at a time, until every due post has come to its end. */
export async function drain(world: World, db: Db): Promise<void> {
  const { stack } = world;
  await stack.linkedin.clearFaults();
  await stack.linkedin.release();
  await stack.inngest.release();
  let left = LONGEST_MINUTES;
  for (let still = Number.POSITIVE_INFINITY; left > 0; left -= 1) {
    await quiet(world);
    still = await unfinished(db);
    if (still === 0) break;
    world.say(`${still} posts are under way; a minute passes`);
    await pass(world, db);
  }
  for (let i = 0; i < AFTERWARDS_MINUTES; i++) await pass(world, db);
}

async function pass(world: World, db: Db): Promise<void> {
  await quiet(world);
  await timeTravel(db, world.stack, MINUTE);
  world.skipped += MINUTE;
}

/** Being sent, or due and free to be sent. */
function unfinished(db: Db): Promise<number> {
  return db.post.count({
    where: {
      deletedAt: null,
      OR: [{ status: "publishing" }, { status: "scheduled", author: { linkedinStatus: "active" } }],
    },
  });
}

/** Until no call is under way, so that no clock jumps in the middle of one. A create takes 30 seconds at most. */
async function quiet({ stack, say }: World): Promise<void> {
  const end = Date.now() + MINUTE;
  for (;;) {
    const { runs } = await stack.inngest.state<{ runs: { queued: number; running: number } }>();
    if (runs.queued + runs.running === 0) return;
    if (Date.now() > end) return say(`${runs.running} runs do not end`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
