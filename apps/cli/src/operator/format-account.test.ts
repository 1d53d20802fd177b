import { expect, test } from "vitest";
import { formatAccount } from "./format-account";

const account = { id: "id", status: "active", email: "jana@example.com" };

test("an account is one line whatever its name contains", () => {
  expect(
    formatAccount({ ...account, name: "Jana\n\u001b[2J\u202eB\u2028eispiel", joinedAt: new Date(0) }),
  ).toBe("id  active      1970-01-01T00:00:00.000Z  jana@example.com  Jana  [2J B eispiel");
});

test("a missing value is a dash", () => {
  expect(formatAccount({ ...account, name: null, email: null })).toBe("id  active      -  -");
  expect(formatAccount({ ...account, name: null, joinedAt: null })).toContain(" - ");
});
