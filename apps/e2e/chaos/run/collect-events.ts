import type { Db } from "@takt/db/testing/connect-test-database";
import { toMessageId } from "@takt/domain/webhooks/model/create-webhook-body";
import type { Evidence } from "./evidence";
import type { ChaosHarness } from "./start-chaos-harness";

/** Collects the events that the database has for webhooks, and the messages that their receiver has read. */
export async function collectEvents(
  { receiver, notes }: ChaosHarness,
  db: Db,
): Promise<Pick<Evidence, "events" | "messages" | "receiverFaults">> {
  const rows = await db.webhookDelivery.findMany({ orderBy: [{ occurredAt: "asc" }, { id: "asc" }] });
  return {
    events: rows.map(({ id, endpointId, postId, type, occurredAt, data, state, tries }) => ({
      id: toMessageId(id),
      endpointId,
      postId,
      type,
      timestamp: occurredAt.toISOString(),
      data,
      state,
      tries,
    })),
    messages: [...receiver.received],
    receiverFaults: [...notes.receiverFaults],
  };
}
