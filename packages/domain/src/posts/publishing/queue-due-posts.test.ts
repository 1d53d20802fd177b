import fc from "fast-check";
import { expect, test } from "vitest";
import { toDueBatches } from "./queue-due-posts";

const rows = fc.array(
  fc.record({
    id: fc.uuid(),
    authorId: fc.constantFrom("a", "b", "c", "d"),
    dueAt: fc.constantFrom(new Date("2027-01-01T09:00:00Z"), new Date("2027-01-01T09:01:00Z")),
  }),
  { maxLength: 200 },
);

test("every post is in one batch with its time, and batches are bounded", () => {
  fc.assert(
    fc.property(rows, (due) => {
      const batches = toDueBatches(due);
      const dueAtOf = new Map(due.map((row) => [row.id, row.dueAt.toISOString()]));
      for (const { dueAt, postIds } of batches) {
        expect(postIds.length).toBeGreaterThan(0);
        expect(postIds.length).toBeLessThanOrEqual(50);
        for (const id of postIds) expect(dueAtOf.get(id)).toBe(dueAt);
      }
      expect(batches.flatMap(({ postIds }) => postIds).sort()).toEqual(due.map(({ id }) => id).sort());
    }),
  );
});

test("a member is split over batches only beyond a whole batch", () => {
  const due = Array.from({ length: 80 }, (_, i) => ({
    id: String(i).padStart(3, "0"),
    authorId: `author-${i % 8}`,
    dueAt: new Date(0),
  }));
  const authorOf = new Map(due.map((row) => [row.id, row.authorId]));
  const seen = new Map<string, number>();
  for (const { postIds } of toDueBatches(due))
    for (const author of new Set(postIds.map((id) => authorOf.get(id)!)))
      seen.set(author, (seen.get(author) ?? 0) + 1);
  expect([...seen.values()]).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test("the posts of a hundred members at one time are two batches, each member in one", () => {
  const due = Array.from({ length: 100 }, (_, i) => ({
    id: String(i).padStart(3, "0"),
    authorId: `author-${i}`,
    dueAt: new Date(0),
  }));
  expect(toDueBatches(due).map(({ postIds }) => postIds.length)).toEqual([50, 50]);
});
