import { expect, test } from "vitest";
import { groupByOpening } from "./group-by-opening";

const post = (text: string, impressions: number | null = null, isSettled = true) => ({
  text,
  impressions,
  engagements: null,
  isSettled,
});
const many = (count: number, text: string, impressions: number, isSettled = true) =>
  Array.from({ length: count }, (_, n) => post(text, impressions + n, isSettled));

test("posts are counted by how they open, those without a word in no group", () => {
  const groups = groupByOpening([post("Why?", 10), post("Warum?"), post("Ein Tag.", 5), post("…", 9)]);
  expect(groups).toEqual([
    expect.objectContaining({ opening: "question", posts: 2, known: 1, impressions: 10, against: null }),
    expect.objectContaining({ opening: "statement", posts: 1, known: 1, impressions: 5, against: null }),
  ]);
});

test("a group is compared with the others once there are ten posts, four of them on either side", () => {
  const [question, statement] = groupByOpening([...many(4, "Why?", 300), ...many(6, "It is.", 100)]);
  expect(question!.against!.ratio).toBeGreaterThan(2.5);
  expect(question!.against!.low).toBeGreaterThan(2);
  expect(statement!.against!.high).toBeLessThan(0.5);
  for (const few of [
    [...many(3, "Why?", 300), ...many(9, "It is.", 100)],
    [...many(4, "Why?", 300), ...many(5, "It is.", 100)],
  ])
    expect(groupByOpening(few).map(({ against }) => against)).toEqual([null, null]);
});

test("a post that is still being seen counts, and is not compared", () => {
  const groups = groupByOpening([...many(4, "Why?", 300, false), ...many(9, "It is.", 100)]);
  expect(groups.map(({ posts, against }) => [posts, against])).toEqual([
    [4, null],
    [9, null],
  ]);
});
