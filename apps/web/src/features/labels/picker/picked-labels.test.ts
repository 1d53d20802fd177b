import { expect, test } from "vitest";
import { tickedOf, toChange, toggle } from "./picked-labels";

const POSTS = [
  { id: "1", labelIds: ["both", "first"] },
  { id: "2", labelIds: ["both"] },
];
const NONE = new Map();

test("a label is on all of the posts, on some or on none", () => {
  expect(["both", "first", "other"].map((id) => tickedOf(id, POSTS, NONE))).toEqual(["all", "some", "none"]);
});

test("a label that some posts lack is added to all, and then removed from all", () => {
  const once = toggle("first", POSTS, NONE);
  expect([tickedOf("first", POSTS, once), toChange(POSTS, once)]).toEqual([
    "all",
    { add: ["first"], remove: [] },
  ]);
  const twice = toggle("first", POSTS, once);
  expect([tickedOf("first", POSTS, twice), toChange(POSTS, twice)]).toEqual([
    "none",
    { add: [], remove: ["first"] },
  ]);
});

test("what is chosen and taken back changes nothing", () => {
  const back = toggle("both", POSTS, toggle("both", POSTS, NONE));
  expect(toChange(POSTS, toggle("other", POSTS, toggle("other", POSTS, back)))).toEqual({
    add: [],
    remove: [],
  });
});
