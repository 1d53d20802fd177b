import { expect, test } from "vitest";
import { isDecodable } from "./is-decodable";

test.each([
  ["/", true],
  ["/de/blog/%E3%83%9A", true],
  ["/app/content/edit/%25", true],
  ["/%2F%00", true],
  ["/app/content/edit/%", false],
  ["/100%/x", false],
  ["/de/%E0%A4%A/x", false],
  ["/blog/%FF", false],
  ["/%zz", false],
])("%s can be decoded: %s", (pathname, decodable) => {
  expect(isDecodable(pathname)).toBe(decodable);
});
