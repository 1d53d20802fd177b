import { expect, test } from "vitest";
import { sourceHost } from "./source-link";

test.each([
  ["https://www.example.com/a?b#c", "example.com"],
  ["http://news.example.com:8080/a", "news.example.com:8080"],
  // The user name does not count as the host.
  ["https://example.com@evil.example/", "evil.example"],
  ["javascript:alert(1)", null],
  ["data:text/html,<p>", null],
  ["ftp://example.com/", null],
  ["no address", null],
  ["", null],
  [null, null],
])("the host of %s is %s", (address, host) => {
  expect(sourceHost(address)).toBe(host);
});
