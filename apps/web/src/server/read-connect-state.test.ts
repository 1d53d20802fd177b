import { describe, expect, it } from "vitest";
import { readConnectState } from "./read-connect-state";

const state = "s".repeat(43);

describe("the cookie of connecting", () => {
  it("gives back what the start kept", () => {
    const kept = { state, back: "/de/app/posts" };
    expect(readConnectState(JSON.stringify(kept))).toEqual(kept);
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
