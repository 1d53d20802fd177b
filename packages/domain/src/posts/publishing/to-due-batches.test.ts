import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_POSTS_PER_EVENT } from "../ports/post-events";
import { toDueBatches } from "./to-due-batches";

const NINE = new Date("2027-01-01T09:00:00Z");
const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    authorId: fc.constantFrom("a", "b", "c", "d"),
    dueAt: fc.constantFrom(NINE, new Date(NINE.getTime() + 60_000)),
  }),
  { maxLength: 1500 },
);

/** Makes posts of one time, whose members alternate. */
function createDuePosts(posts: number, members: number) {
  return Array.from({ length: posts }, (_, i) => ({
    id: String(i).padStart(6, "0"),
    authorId: `author-${i % members}`,
    dueAt: NINE,
  }));
}

test("every post is in one batch with its time, and batches are bounded by what an event takes", () => {
  fc.assert(
    fc.property(rows, (due) => {
      const batches = toDueBatches(due);
      const dueTimes = new Map(due.map((row) => [row.id, row.dueAt.toISOString()]));
      for (const { dueAt, postIds } of batches) {
        expect(postIds.length).toBeGreaterThan(0);
        expect(postIds.length).toBeLessThanOrEqual(MAX_POSTS_PER_EVENT);
        for (const id of postIds) expect(dueTimes.get(id)).toBe(dueAt);
      }
      expect(batches.flatMap(({ postIds }) => postIds).sort()).toEqual(due.map(({ id }) => id).sort());
    }),
    { seed: 20_261_127 },
  );
});

test("a member is split over batches only beyond a whole event", () => {
  const due = [
    ...createDuePosts(80, 8),
    ...createDuePosts(MAX_POSTS_PER_EVENT + 10, 1).map((row) => ({
      ...row,
      id: `x${row.id}`,
      authorId: "many",
    })),
  ];
  const authors = new Map(due.map((row) => [row.id, row.authorId]));
  const seen = new Map<string, number>();
  for (const { postIds } of toDueBatches(due))
    for (const author of new Set(postIds.map((id) => authors.get(id)!)))
      seen.set(author, (seen.get(author) ?? 0) + 1);
  expect(Object.fromEntries(seen)).toEqual({
    ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`author-${i}`, 1])),
    many: 2,
  });
});

test.each([
  [100, 100, Array<number>(2).fill(50)],
  [1000, 100, [120, 120, 120, 120, 120, 120, 120, 120, 40]],
  [10_000, 2000, Array<number>(40).fill(250)],
])("%i posts of %i members at one time are batches of a size that grows", (posts, members, sizes) => {
  expect(toDueBatches(createDuePosts(posts, members)).map(({ postIds }) => postIds.length)).toEqual(sizes);
});

test("posts within two seconds share a batch, with the time of the first", () => {
  const at = (id: string, ms: number) => ({ id, authorId: id, dueAt: new Date(NINE.getTime() + ms) });
  expect(toDueBatches([at("c", 2001), at("b", 2000), at("a", 0)])).toEqual([
    { dueAt: NINE.toISOString(), postIds: ["a", "b"] },
    { dueAt: new Date(NINE.getTime() + 2001).toISOString(), postIds: ["c"] },
  ]);
});
