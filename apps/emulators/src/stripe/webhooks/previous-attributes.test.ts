import { expect, test } from "vitest";
import { previousAttributes } from "./emit";

test("only what differs is named, in hashes by key and in lists as a whole", () => {
  expect(
    previousAttributes(
      { status: "incomplete", cancel_at: null, metadata: { a: "1", b: "2" }, list: [1, 2], same: { x: [1] } },
      { status: "active", cancel_at: 7, metadata: { a: "1", c: "3" }, list: [1], same: { x: [1] } },
    ),
  ).toEqual({ status: "incomplete", cancel_at: null, metadata: { b: "2", c: null }, list: [1, 2] });
});

test("equal objects have no previous attributes", () => {
  expect(previousAttributes({ a: { b: 1 } }, { a: { b: 1 } })).toEqual({});
});
