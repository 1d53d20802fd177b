import { expect, test } from "vitest";
import { accountsInput, readConsoleState } from "./console-state";

test("reads what the address says, and who waits when it says nothing", () => {
  expect(readConsoleState({})).toEqual({ view: "waitlisted", q: "" });
  expect(readConsoleState({ view: "active", q: ["a", "b"] })).toEqual({ view: "active", q: "a" });
  expect(readConsoleState({ view: "deleted" })).toMatchObject({ view: "waitlisted" });
});

test("asks the api for no more than it takes", () => {
  expect(accountsInput({ view: "rejected", q: " jana " })).toEqual({ status: "rejected", search: "jana" });
  expect(accountsInput({ view: "all", q: " " })).toEqual({});
  expect(accountsInput({ view: "all", q: "x".repeat(300) }).search).toHaveLength(200);
});
