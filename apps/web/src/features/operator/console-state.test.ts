import { expect, test } from "vitest";
import { accountsInput, readConsoleState } from "./console-state";

test("the state is read from the URL, and defaults to the waitlisted accounts", () => {
  expect(readConsoleState({})).toEqual({ view: "waitlisted", q: "" });
  expect(readConsoleState({ view: "active", q: ["a", "b"] })).toEqual({ view: "active", q: "a" });
  expect(readConsoleState({ view: "deleted" })).toMatchObject({ view: "waitlisted" });
});

test("the api input is trimmed and cut to the api's limit", () => {
  expect(accountsInput({ view: "rejected", q: " jana " })).toEqual({ status: "rejected", search: "jana" });
  expect(accountsInput({ view: "all", q: " " })).toEqual({});
  expect(accountsInput({ view: "all", q: "x".repeat(300) }).search).toHaveLength(200);
});
