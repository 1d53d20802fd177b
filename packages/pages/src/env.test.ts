import { expect, test } from "vitest";
import { pagesEnv } from "./env";

test.each([
  [undefined, []],
  ["", []],
  ["203.0.113.7, takt.example ,2001:db8::/32,", ["203.0.113.7", "takt.example", "2001:db8::/32"]],
])("PAGES_DENY_HOSTS %j", (given, hosts) => {
  expect(pagesEnv.parse({ PAGES_DENY_HOSTS: given })).toEqual({ PAGES_DENY_HOSTS: hosts });
});

test.each(["http://takt.example", "a b", "10.0.0.0/99", "-x", "takt.example:80", "*.takt.example"])(
  "refuses %j",
  (given) => {
    expect(pagesEnv.safeParse({ PAGES_DENY_HOSTS: given }).success).toBe(false);
  },
);
