import { expect, test } from "vitest";
import { accountLine } from "./account-line";

const account = { id: "id", status: "active", email: "jana@example.com" };

test("one line, whatever somebody is called", () => {
  expect(
    accountLine({ ...account, name: "Jana\n\u001b[2J\u202eB\u2028eispiel", joinedAt: new Date(0) }),
  ).toBe("id  active      1970-01-01T00:00:00.000Z  jana@example.com  Jana  [2J B eispiel");
});

test("what is not known is a dash", () => {
  expect(accountLine({ ...account, name: null, email: null })).toBe("id  active      -  -");
  expect(accountLine({ ...account, name: null, joinedAt: null })).toContain(" - ");
});
