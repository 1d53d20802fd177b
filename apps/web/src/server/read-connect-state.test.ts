import { describe, expect, it } from "vitest";
import { readConnectState } from "./read-connect-state";

const state = "s".repeat(43);

describe("the cookie of connecting", () => {
  it.each([null, "community", "portability"])("returns what was stored (%s)", (product) => {
    const stored = { state, back: "/de/app/posts", product };
    expect(readConnectState(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    undefined,
    "",
    "{",
    "null",
    JSON.stringify({ state: "short", back: "/app", product: null }),
    JSON.stringify({ state, back: "//evil.example", product: null }),
    JSON.stringify({ state, back: "/app", product: "other" }),
    JSON.stringify({ state, back: "/app" }),
    JSON.stringify({ state, product: null }),
  ])("refuses %s", (cookie) => expect(readConnectState(cookie)).toBeNull());
});
