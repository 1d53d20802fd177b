import { expect, test } from "vitest";
import { createWebhookBody } from "./create-webhook-body";
import { EVENT_CATALOG, MESSAGE_TYPES } from "./event-catalog";
import { PING, WEBHOOK_EVENTS } from "./webhook-events";

test("every event that can be chosen is in the catalog, and the test besides", () => {
  expect(MESSAGE_TYPES).toEqual([...WEBHOOK_EVENTS, PING]);
});

test.each(MESSAGE_TYPES)("the sample of %s is what its schema says, and no other field is", (type) => {
  const { data, sample } = EVENT_CATALOG[type];
  expect(data.parse(sample)).toEqual(sample);
  expect(data.safeParse({ ...sample, text: "A post" }).success).toBe(false);
  const body = createWebhookBody({ type, occurredAt: new Date("2027-01-15T08:00:00Z"), data: sample });
  // Thin, and never near what receivers take.
  expect(Buffer.byteLength(body)).toBeLessThan(1_000);
});
