import { expect, test } from "vitest";
import { createGuard } from "./create-guard";
import { followRedirect } from "./follow-redirect";

const follow = (from: string, to: string) => followRedirect(to, new URL(from), createGuard({})).href;

test.each([
  ["http://page.example/a/b", "c?d#e", "http://page.example/a/c?d"],
  ["http://page.example/", "//other.example/", "http://other.example/"],
  ["http://page.example/", "https://page.example/", "https://page.example/"],
  ["https://page.example/a", "/b", "https://page.example/b"],
])("a redirect from %s to %s is followed", (from, to, url) => {
  expect(follow(from, to)).toBe(url);
});

test.each([
  ["https://page.example/", "http://page.example/", "unreachable: redirect to http"],
  ["https://page.example/", "http://10.0.0.1/", "unreachable: redirect: address"],
  ["https://page.example/", "ftp://page.example/", "unreachable: redirect: scheme"],
])("a redirect from %s to %s is refused", (from, to, refusal) => {
  expect(() => follow(from, to)).toThrow(refusal);
});
