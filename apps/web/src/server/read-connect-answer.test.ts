import { expect, test } from "vitest";
import { readConnectAnswer } from "./read-connect-answer";

const read = (query: Record<string, string>, isExpected = true) =>
  readConnectAnswer(new URLSearchParams({ state: "s1", ...query }), isExpected);

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

test.each<Record<string, string>>([{ code: "c" }, { error: "user_cancelled_login" }])(
  "%o that nobody waits for is outdated",
  (query) => {
    expect(read(query, false)).toMatchObject({ outcome: "outdated" });
  },
);

test("neither code nor error is a failure", () => {
  expect(read({})).toMatchObject({ outcome: "failed" });
});
