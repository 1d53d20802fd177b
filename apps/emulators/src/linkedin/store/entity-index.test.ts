import { expect, test } from "vitest";
import type { Grant, Media, Member, Post, Token } from "../model/entities";
import { EntityIndex, type Entry } from "./entity-index";

const post = (urn: string, author: string, text = "") =>
  ({ t: "post", v: { urn, author, published: text } as Post }) satisfies Entry;
const token = (name: string, sub: string) =>
  ({ t: "token", v: { token: name, sub } as Token }) satisfies Entry;

function indexOf(...entries: Entry[]): EntityIndex {
  const index = new EntityIndex();
  for (const entry of entries) index.apply(entry);
  return index;
}

test("a changed post keeps its place in the timelines", () => {
  const index = indexOf(post("1", "a"), post("2", "b"), post("3", "a"), post("1", "a", "changed"));
  expect(index.timeline()).toEqual(["1", "2", "3"]);
  expect(index.timeline("a")).toEqual(["1", "3"]);
  expect(index.timeline("c")).toEqual([]);
  expect(index.all.post.get("1")?.published).toBe("changed");
});

test("a member has each of their tokens once", () => {
  const index = indexOf(token("x", "a"), token("y", "a"), token("x", "a"), token("z", "b"));
  expect(index.tokensOf("a")).toEqual(["x", "y"]);
  expect(index.tokensOf("c")).toEqual([]);
});

test("the entries of an index lead to an equal index", () => {
  const index = indexOf(
    { t: "member", v: { sub: "a" } as Member },
    { t: "grant", v: { app: "x", sub: "a" } as Grant },
    { t: "grant", v: { app: "y", sub: "a" } as Grant },
    { t: "no grant", v: { app: "y", sub: "a" } },
    { t: "media", v: { urn: "m" } as Media },
    token("x", "a"),
    post("1", "a"),
  );
  expect(index.size).toBe(5);
  expect(indexOf(...index.entries())).toEqual(index);
});

test("a cleared index is as a new one", () => {
  const index = indexOf(token("x", "a"), post("1", "a"));
  index.clear();
  expect(index).toEqual(new EntityIndex());
});
