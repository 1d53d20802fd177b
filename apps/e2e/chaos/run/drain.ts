import type { Db } from "@takt/db/testing/connect-test-database";
import { timeTravel } from "../../harness/time-travel";
import type { World } from "./world";

const MINUTE = 60_000;
/** Leases, the pause before a re-send and its own lease take eight minutes, back-offs some more. */
const LONGEST_MINUTES = 25;
/** Watched after everything has come to an end: nothing may be sent any more. */
const AFTERWARDS_MINUTES = 3;

/** Planned faults that nobody met yet are still in the way for so long: re-sends meet them. */
const FAULTY_MINUTES = 9;

/** Lets time pass, a minute at a time, until every due post has come to its end. Nothing is killed any more. */
export async function drain(world: World, db: Db): Promise<void> {
  const { stack } = world;
  for (let minute = 0; minute < LONGEST_MINUTES; minute++) {
    if (minute === FAULTY_MINUTES) await stack.linkedin.clearFaults();
    await quiet(world);
    const still = await unfinished(db);
    if (still === 0) break;
    world.say(`${still} posts are under way; a minute passes`);
    await pass(world, db);
  }
  await stack.linkedin.clearFaults();
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
