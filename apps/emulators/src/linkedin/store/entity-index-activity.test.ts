import { expect, test } from "vitest";
import type { Comment, Reaction } from "../model/activity";
import { EntityIndex, type Entry } from "./entity-index";

const reaction = (post: string, actor: string, type: Reaction["type"] = "LIKE"): Entry => ({
  t: "reaction",
  v: { post, actor, type, createdAt: 1, deletedAt: null },
});
const comment = (id: string, post: string, text = ""): Entry => ({
  t: "comment",
  v: { id, post, text } as Comment,
});

function indexOf(...entries: Entry[]): EntityIndex {
  const index = new EntityIndex();
  for (const entry of entries) index.apply(entry);
  return index;
}

test("a member's later reaction to a post replaces the earlier one", () => {
  const index = indexOf(
    reaction("p", "a"),
    reaction("p", "b"),
    reaction("p", "a", "PRAISE"),
    reaction("q", "a"),
  );
  expect(index.reactionsOf("p").map(({ actor, type }) => [actor, type])).toEqual([
    ["a", "PRAISE"],
    ["b", "LIKE"],
  ]);
  expect(index.byActor("a").reactions).toHaveLength(2);
  expect(index.size).toBe(3);
});

test("a changed comment keeps its place", () => {
  const index = indexOf(comment("1", "p"), comment("2", "p"), comment("1", "p", "changed"));
  expect(index.commentsOf("p").map(({ id, text }) => [id, text])).toEqual([
    ["1", "changed"],
    ["2", ""],
  ]);
  expect(index.commentsOf("q")).toEqual([]);
});

test("the entries of an index lead to an equal index, and a cleared one is as a new one", () => {
  const index = indexOf(
    reaction("p", "a"),
    comment("1", "p"),
    { t: "figures", v: { post: "p", total: { IMPRESSION: 1 }, days: {} } },
    { t: "audience", v: { sub: "a", followers: 3, connections: null, gained: {} } },
  );
  expect(indexOf(...index.entries())).toEqual(index);
  index.clear();
  expect(index).toEqual(new EntityIndex());
});
