import { expect, test } from "vitest";
import { readConnectAnswer } from "./read-connect-answer";

const read = (query: Record<string, string>, expected: string | undefined = "s1") =>
  readConnectAnswer(new URLSearchParams({ state: "s1", ...query }), expected);

test.each([
  ["user_cancelled_login", "cancelled_login"],
  ["user_cancelled_authorize", "cancelled_consent"],
  ["access_denied", "cancelled_consent"],
  ["unauthorized_scope_error", "not_permitted"],
  ["invalid_scope_error", "not_permitted"],
  ["server_error", "failed"],
  ["", "failed"],
])("the error %s is %s", (error, outcome) => {
  expect(read({ error })).toEqual({ kind: "refused", outcome, error });
  // An error beside a code is an error.
  expect(read({ error, code: "c" })).toMatchObject({ outcome });
});

test("a code is exchanged", () => {
  expect(read({ code: "c0de" })).toEqual({ kind: "code", code: "c0de" });
});

test.each([
  ["another state", { code: "c", state: "s2" }],
  ["a longer state", { code: "c", state: "s1s1" }],
  ["no state", { code: "c", state: "" }],
  ["an error with another state", { error: "user_cancelled_login", state: "s2" }],
])("%s is outdated, whatever else it says", (_, query) => {
  expect(read(query)).toMatchObject({ outcome: "outdated" });
});

test("without a stored state nothing is accepted", () => {
  expect(readConnectAnswer(new URLSearchParams({ state: "", code: "c" }), undefined)).toMatchObject({
    outcome: "outdated",
  });
  expect(readConnectAnswer(new URLSearchParams({ state: "", code: "c" }), "")).toMatchObject({
    outcome: "outdated",
  });
});

test("neither code nor error is a failure", () => {
  expect(read({})).toMatchObject({ outcome: "failed" });
});
