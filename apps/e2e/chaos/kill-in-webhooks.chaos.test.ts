import { useTestDatabase } from "@takt/db/testing/test-database";
import { toMessageId } from "@takt/domain/webhooks/model/create-webhook-body";
import { beforeAll, describe, expect, test } from "vitest";
import { KILLS_LIMIT_MS, useKillHarness } from "./kill-scenario";
import { killInWebhooks, WEBHOOK_KILL_POINTS, type KilledDeliveries } from "./kill-in-webhooks";
import type { Victim } from "./start-kill-harness";

const harness = useKillHarness(useTestDatabase());

describe.each<Victim>(["web", "inngest"])("kill -9 of %s while webhooks are sent", (victim) => {
  let killed: KilledDeliveries;
  beforeAll(async () => void (killed = await killInWebhooks(harness(), victim)), KILLS_LIMIT_MS);
  const receivedBy = (endpointId: string) =>
    harness().receiver.received.filter((message) => message.endpointId === endpointId);

  test.each(WEBHOOK_KILL_POINTS)(
    "every event of the post of $name is received, signed, the same each time and in order",
    async ({ name, events }) => {
      const { endpointId } = killed.posts.get(name)!;
      const rows = await harness().db.webhookDelivery.findMany({
        where: { endpointId },
        orderBy: [{ occurredAt: "asc" }, { id: "asc" }],
      });
      const delivered = events.map((type) => ({ type, state: "delivered", dueAt: null }));
      expect(rows.map(({ type, state, dueAt }) => ({ type, state, dueAt }))).toEqual(delivered);
      const received = receivedBy(endpointId);
      expect(received.filter(({ isSigned }) => !isSigned)).toEqual([]);
      expect([...new Set(received.map(({ id }) => id))]).toEqual(rows.map(({ id }) => toMessageId(id)));
      expect(new Set(received.map(({ id, body }) => `${id} ${body}`)).size).toBe(rows.length);
    },
  );

  test("a message that nobody read is sent again, and so is one whose answer died with the web process", () => {
    const count = (name: string) => killed.arrivals.get(killed.posts.get(name)!.endpointId)!;
    const events = 2;
    expect(count("message sent, never read")).toBeGreaterThan(events);
    // The executor's death leaves a web process that reads the answer, unless that came too late.
    const least = victim === "web" ? events + 1 : events;
    expect(count("message read, answer unread")).toBeGreaterThanOrEqual(least);
  });
});
