import { EVENT_CATALOG } from "@takt/domain/webhooks/model/event-catalog";
import { expect, test } from "vitest";
import { EXAMPLE_DATA } from "./message-example";

test("the message that is shown is one that is sent", () =>
  expect(EVENT_CATALOG["post.published"].data.parse(EXAMPLE_DATA)).toEqual(EXAMPLE_DATA));
