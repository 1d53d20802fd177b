import { expect, test } from "vitest";
import { pagesEnv } from "./env";

test.each([
  [undefined, []],
  ["", []],
  ["203.0.113.7, takt.example ,2001:db8::/32,", ["203.0.113.7", "takt.example", "2001:db8::/32"]],
])("PAGES_DENY_HOSTS is parsed: %j", (given, hosts) => {
  expect(pagesEnv.parse({ PAGES_DENY_HOSTS: given })).toEqual({
    PAGES_DENY_HOSTS: hosts,
    PAGES_ALLOW_LOCAL: [],
  });
});

test.each(["http://takt.example", "a b", "10.0.0.0/99", "-x", "takt.example:80", "*.takt.example"])(
  "PAGES_DENY_HOSTS refuses %j",
  (given) => {
    expect(pagesEnv.safeParse({ PAGES_DENY_HOSTS: given }).success).toBe(false);
  },
);

test("PAGES_ALLOW_LOCAL takes 127.0.0.1 with ports", () => {
  const given = { PAGES_ALLOW_LOCAL: "127.0.0.1:4567, 127.0.0.1:65535," };
  expect(pagesEnv.parse(given).PAGES_ALLOW_LOCAL).toEqual(["127.0.0.1:4567", "127.0.0.1:65535"]);
});

test.each([
  "127.0.0.1",
  "127.0.0.1:0",
  "127.0.0.1:65536",
  "127.0.0.1:04567",
  "127.0.0.2:4567",
  "localhost:4567",
  "[::1]:4567",
  "10.0.0.1:80",
  "0.0.0.0:4567",
  "127.0.0.1:4567/path",
  "http://127.0.0.1:4567",
  "127.0.0.1:*",
])("PAGES_ALLOW_LOCAL refuses %j", (given) => {
  expect(pagesEnv.safeParse({ PAGES_ALLOW_LOCAL: given }).success).toBe(false);
});
