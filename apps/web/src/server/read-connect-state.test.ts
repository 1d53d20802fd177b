import { describe, expect, it } from "vitest";
import { readConnectState } from "./read-connect-state";

const state = "s".repeat(43);

describe("the cookie of connecting", () => {
  it("returns the state and the page that were stored", () => {
    const stored = { state, back: "/de/app/posts" };
    expect(readConnectState(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    undefined,
    "",
    "{",
    "null",
    JSON.stringify({ state: "short", back: "/app" }),
    JSON.stringify({ state, back: "//evil.example" }),
    JSON.stringify({ state }),
  ])("refuses %s", (cookie) => expect(readConnectState(cookie)).toBeNull());
});
