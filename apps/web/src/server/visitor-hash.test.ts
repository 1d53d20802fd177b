import { expect, test } from "vitest";
import { visitorHash } from "./visitor-hash";

const hash = (forwarded: string | null, hops = 1, secret = "secret") =>
  visitorHash(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }), {
    AUTH_SECRET: secret,
    TRUSTED_PROXY_HOPS: hops,
  });

test("without a trusted proxy, or without the header, nobody is told apart", () => {
  expect(hash("203.0.113.7", 0)).toBeNull();
  expect(hash(null)).toBeNull();
  expect(hash("203.0.113.7", 2)).toBeNull();
});

test("what a visitor writes into the header makes no difference", () => {
  expect(hash("198.51.100.1, 203.0.113.7")).toBe(hash("203.0.113.7"));
  expect(hash("198.51.100.1, 203.0.113.7, 10.0.0.1", 2)).toBe(hash("203.0.113.7"));
  expect(hash("203.0.113.8")).not.toBe(hash("203.0.113.7"));
});

test("the hash holds no address, and depends on the secret", () => {
  expect(hash("203.0.113.7")).toMatch(/^[0-9a-f]{32}$/);
  expect(hash("203.0.113.7", 1, "other")).not.toBe(hash("203.0.113.7"));
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:0db8:0001:0002:0:0:0:1", "2001:DB8:1:2::7", true],
  ["2001:db8::1", "2001:db8:0:0:5::", true],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::2", true],
  ["2001:db8:1:3::1", "2001:db8:1:2::1", false],
  ["::1", "1::", false],
])("%s and %s are one network: %s", (one, other, same) => {
  expect(hash(one) === hash(other)).toBe(same);
});
