import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ROLES } from "../../shared/actor";
import { ACTS, can } from "./acts";

const PAGE = new URL("../../../../../docs/flows/workspaces.md", import.meta.url);

test("the table of the documentation is the one that decides", () => {
  const cells = readFileSync(PAGE, "utf8")
    .split("\n")
    .filter((line) => /^\| (act|[a-z]+\.[a-z]+) /.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head, ...rows] = cells;
  expect(head).toEqual(["act", ...ROLES]);
  expect(rows).toEqual(Object.entries(ACTS).map(([act, row]) => [act, ...ROLES.map((role) => row[role])]));
});

describe("an act that is allowed on what is under one's own name, or that of a member who consents", () => {
  const editor = { userId: "ada", role: "editor" } as const;

  test("is possible on some row, and on these", () => {
    expect(can(editor, "posts.publish")).toBe(true);
    expect(can(editor, "posts.publish", { authorId: "ada", isConsented: false })).toBe(true);
    expect(can(editor, "posts.publish", { authorId: "eve", isConsented: false })).toBe(false);
    expect(can(editor, "posts.publish", { authorId: "eve", isConsented: true })).toBe(true);
  });

  test("is refused to a role that it is not allowed to, on one's own row too", () => {
    expect(can({ ...editor, role: "viewer" }, "posts.publish", { authorId: "ada", isConsented: false })).toBe(
      false,
    );
  });
});

test("an act that is allowed on every row does not ask whose it is", () => {
  expect(
    can({ userId: "ada", role: "editor" }, "drafts.write", { authorId: "eve", isConsented: false }),
  ).toBe(true);
});
