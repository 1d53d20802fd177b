import type { Db } from "@takt/db/testing/connect-test-database";
import { advanceMinute, waitUntilIdle } from "./advance-minute";
import { drainWebhooks } from "./drain-webhooks";
import type { ChaosHarness } from "./start-chaos-harness";

/** Leases, the pause before a re-send and its lease take eight minutes, and back-offs take more. */
const MAX_DRAIN_MINUTES = 25;
/** Minutes observed after all posts are settled, in which nothing may be sent. */
const OBSERVATION_MINUTES = 3;

/** Minutes in which unused planned faults stay in place, so that re-sends meet them. */
const FAULT_MINUTES = 9;

/** Advances time minute by minute until every due post is settled, and its events are delivered; nothing is killed any more. */
export async function drain(harness: ChaosHarness, db: Db): Promise<void> {
  const { stack } = harness;
  for (let minute = 0; minute < MAX_DRAIN_MINUTES; minute++) {
    if (minute === FAULT_MINUTES) await stack.linkedin.clearFaults();
    await waitUntilIdle(harness);
    const remaining = await countUnfinished(db);
    if (remaining === 0) break;
    harness.log(`${remaining} posts are not settled; a minute passes`);
    await advanceMinute(harness, db);
  }
  await stack.linkedin.clearFaults();
  await expireHeld(db);
  for (let i = 0; i < OBSERVATION_MINUTES; i++) await advanceMinute(harness, db);
  await drainWebhooks(harness, db);
}

/** A post that is not approved, in a workspace that asks for it. */
const LACKS_APPROVAL = {
  approval: { not: "approved" },
  workspace: { approvalStages: { some: {} } },
} as const;

/** Ends the twelve hours of posts that nobody has approved, which no run waits for. */
async function expireHeld(db: Db): Promise<void> {
  await db.post.updateMany({
    where: { ...LACKS_APPROVAL, status: "scheduled", deletedAt: null },
    data: { expiresAt: new Date() },
  });
}

/** Counts the posts that are being sent, or are due and may be sent. */
function countUnfinished(db: Db): Promise<number> {
  return db.post.count({
    where: {
      deletedAt: null,
      OR: [
        { status: "publishing" },
        { status: "scheduled", author: { linkedinStatus: "active" }, NOT: LACKS_APPROVAL },
      ],
    },
  });
}
