import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { groupByDay } from "~/features/shared/list/group-by-day";
import { groupTime } from "./group-time";

const post = (id: string, day: string, updated = day) =>
  ({ id, status: "scheduled", scheduledAt: new Date(day), updatedAt: new Date(updated) }) as ListedPost;
const toDay = ({ scheduledAt }: ListedPost) => scheduledAt!.toISOString().slice(0, 10);

test("neighbours of one day are a group, in the order of the list", () => {
  const posts = [
    post("a", "2027-01-04"),
    post("b", "2027-01-04"),
    post("c", "2027-01-05"),
    post("d", "2027-01-04"),
  ];
  const groups = groupByDay(posts, toDay).map(({ day, items }) => [day, items.map(({ id }) => id).join("")]);
  expect(groups).toEqual([
    ["2027-01-04", "ab"],
    ["2027-01-05", "c"],
    ["2027-01-04", "d"],
  ]);
});

test("scheduled posts stand under the day they go out, and where a search orders them, under that of their last change", () => {
  const one = post("a", "2027-01-04", "2026-12-01");
  expect(groupTime(one, { status: "scheduled", whose: "all", q: " ", label: "" })).toEqual(one.scheduledAt);
  expect(groupTime(one, { status: "scheduled", whose: "all", q: "word", label: "" })).toEqual(one.updatedAt);
  expect(groupTime(one, { status: "all", whose: "all", q: "", label: "" })).toEqual(one.updatedAt);
});
