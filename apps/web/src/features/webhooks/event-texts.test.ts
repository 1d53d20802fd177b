import { WEBHOOK_EVENTS } from "@takt/domain/webhooks/model/webhook-events";
import { expect, test } from "vitest";
import { EVENT_GROUPS } from "./event-texts";

test("each event can be chosen in one group", () =>
  expect(Object.values(EVENT_GROUPS).flat().toSorted()).toEqual(WEBHOOK_EVENTS.toSorted()));
