import { expect, test } from "vitest";
import { sourceHost } from "./source-host";

test.each([
  ["https://www.example.com/a?b#c", "example.com"],
  ["http://news.example.com:8080/a", "news.example.com:8080"],
  // Who it pretends to be does not count.
  ["https://example.com@evil.example/", "evil.example"],
  ["javascript:alert(1)", null],
  ["data:text/html,<p>", null],
  ["ftp://example.com/", null],
  ["no address", null],
  ["", null],
  [null, null],
])("%s", (address, host) => {
  expect(sourceHost(address)).toBe(host);
});
