import { expect, test } from "vitest";
import { createPendingIds } from "./pending-ids";

test("each subject has an id, which is the same until the server has answered", () => {
  const ids = createPendingIds();
  const id = ids.get("a topic");
  expect(ids.get("a topic")).toBe(id);
  expect(ids.get("another")).not.toBe(id);
  ids.delete("a topic");
  expect(ids.get("a topic")).not.toBe(id);
});

test("the pending id of a subject can be renewed", () => {
  const ids = createPendingIds();
  const pendingId = ids.of("a topic");
  const id = pendingId.get();
  expect(pendingId.renew()).not.toBe(id);
  expect(pendingId.get()).toBe(ids.get("a topic"));
});
