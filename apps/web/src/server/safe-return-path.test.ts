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
    "///evil.example/app",
    "/app/..//evil.example",
    "/app/../../login",
    "/app/%2e%2e/login",
    "/app/.%2E/%2e./auth/sign-out",
    "/login",
    "/login?return=/app",
    "/auth/callback",
    "/auth/sign-out",
    "/api/trpc/users.me",
    "/en/app",
    "/de//app",
    "app/posts",
    " /app",
    "/app\t",
    "/app/ü",
    "/app/\r\n",
    "/app/\0",
    "/%5cevil.example/app",
    "https:/app",
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
