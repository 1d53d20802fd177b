import { expect, test } from "vitest";
import { areHiddenAtFirst, isAsAtFirst, splitHidden, toggleGroup } from "./post-groups";

const posts = (["scheduled", "published", "failed", "unconfirmed", "cancelled", "publishing"] as const).map(
  (status) => ({ status, labelIds: status === "failed" || status === "scheduled" ? ["series"] : [] }),
);
const statuses = (list: readonly { status: string }[]) => list.map(({ status }) => status);

test("posts of hidden groups are told apart from the shown ones", () => {
  const { shown, hidden } = splitHidden(posts, { hide: ["unclear", "cancelled"], label: "" });
  expect(statuses(shown)).toEqual(["scheduled", "published", "publishing"]);
  expect(statuses(hidden)).toEqual(["failed", "unconfirmed", "cancelled"]);
  expect(splitHidden(posts, { hide: [], label: "" })).toEqual({ shown: posts, hidden: [] });
});

test("a group is hidden and shown again, in one order", () => {
  expect(toggleGroup(["cancelled"], "out")).toEqual(["out", "cancelled"]);
  expect(toggleGroup(["out", "cancelled"], "cancelled")).toEqual(["out"]);
});

test("of a label the posts with it are shown, where their group is not hidden", () => {
  const labelled = (hide: Parameters<typeof toggleGroup>[0]) => splitHidden(posts, { hide, label: "series" });
  expect(statuses(labelled([]).shown)).toEqual(["scheduled", "failed"]);
  expect(statuses(labelled(["unclear"]).shown)).toEqual(["scheduled"]);
  expect(labelled(["unclear"]).hidden).toHaveLength(5);
});

test("cancelled posts alone are hidden at first, of every label", () => {
  expect(areHiddenAtFirst(["cancelled"])).toBe(true);
  expect(areHiddenAtFirst(["out"])).toBe(false);
  expect(areHiddenAtFirst([])).toBe(false);
  expect(isAsAtFirst({ hide: ["cancelled"], label: "" })).toBe(true);
  expect(isAsAtFirst({ hide: ["cancelled"], label: "series" })).toBe(false);
});
