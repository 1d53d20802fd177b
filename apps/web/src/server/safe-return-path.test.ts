import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./safe-return-path";

describe("the way back after signing in", () => {
  it.each([
    ["/app", "/app"],
    ["/de/app/posts?status=draft", "/de/app/posts?status=draft"],
    ["/app/content/edit/0191#x", "/app/content/edit/0191"],
  ])("keeps %s", (path, expected) => expect(safeReturnPath(path)).toBe(expected));

  it.each([
    "//evil.example/app",
    "/\\evil.example/app",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/app",
    "/app/../../login",
    "/app\\..\\x",
    "/application",
    "/de/login",
    "/app/\nSet-Cookie: x",
    "/%2f%2fevil.example/app",
    "javascript:alert(1)",
    "",
    null,
    `/app/${"a".repeat(1000)}`,
  ])("refuses %s", (path) => expect(safeReturnPath(path)).toBeNull());
});
