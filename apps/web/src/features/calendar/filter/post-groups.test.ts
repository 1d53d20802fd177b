import { expect, test } from "vitest";
import { isAsAtFirst, splitHidden, toggleGroup } from "./post-groups";

const posts = (["scheduled", "published", "failed", "unconfirmed", "cancelled", "publishing"] as const).map(
  (status) => ({ status }),
);
const statuses = (list: readonly { status: string }[]) => list.map(({ status }) => status);

test("posts of hidden groups are told apart from the shown ones", () => {
  const { shown, hidden } = splitHidden(posts, ["unclear", "cancelled"]);
  expect(statuses(shown)).toEqual(["scheduled", "published", "publishing"]);
  expect(statuses(hidden)).toEqual(["failed", "unconfirmed", "cancelled"]);
  expect(splitHidden(posts, [])).toEqual({ shown: posts, hidden: [] });
});

test("a group is hidden and shown again, in one order", () => {
  expect(toggleGroup(["cancelled"], "out")).toEqual(["out", "cancelled"]);
  expect(toggleGroup(["out", "cancelled"], "cancelled")).toEqual(["out"]);
});

test("cancelled posts alone are hidden at first", () => {
  expect(isAsAtFirst(["cancelled"])).toBe(true);
  expect(isAsAtFirst(["out"])).toBe(false);
  expect(isAsAtFirst([])).toBe(false);
});
