import { expect, test } from "vitest";
import { readAddresses } from "./read-addresses";

test.each([
  ["jana@example.com", ["jana@example.com"]],
  [
    " a@example.com, b@example.com;c@example.com\nd@example.com  e@example.com ",
    ["a@example.com", "b@example.com", "c@example.com", "d@example.com", "e@example.com"],
  ],
  [
    "Jana Example <jana@example.com>, <tom@example.com>\r\n\r\nuli@example.com",
    ["jana@example.com", "tom@example.com", "uli@example.com"],
  ],
  ["a@example.com A@Example.com", ["a@example.com"]],
  ["jana@ b@example.com", ["jana@", "b@example.com"]],
  [" ,;\n", []],
])("%j is read as %j", (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
