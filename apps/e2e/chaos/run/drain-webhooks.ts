import type { Db } from "@takt/db/testing/connect-test-database";
import { takeAtOnce } from "../../harness/start-webhook-receiver";
import { advanceMinute, waitUntilIdle } from "./advance-minute";
import type { ChaosHarness } from "./start-chaos-harness";

/** A minute delivers what waits, and what waits behind it; the others are for what is written meanwhile. */
const MAX_DRAIN_MINUTES = 5;

/** Has every event delivered: the receiver fails no more, and the pauses of hours after failures are over at once. */
export async function drainWebhooks(harness: ChaosHarness, db: Db): Promise<void> {
  harness.receiver.handle = takeAtOnce;
  for (let minute = 0; minute < MAX_DRAIN_MINUTES; minute++) {
    await waitUntilIdle(harness);
    const waiting = await db.webhookDelivery.count({ where: { dueAt: { not: null } } });
    if (waiting === 0) return;
    harness.log(`${waiting} events are not delivered; their pauses pass`);
    await db.webhookDelivery.updateMany({
      where: { dueAt: { gt: new Date() } },
      data: { dueAt: new Date() },
    });
    await db.webhookEndpoint.updateMany({ data: { slowUntil: null } });
    await advanceMinute(harness, db);
  }
}
