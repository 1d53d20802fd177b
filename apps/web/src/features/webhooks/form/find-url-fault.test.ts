import { expect, test } from "vitest";
import { findUrlFault } from "./find-url-fault";

test.each([
  ["", "urlMissing"],
  ["  ", "urlMissing"],
  ["example.com/takt", "urlInvalid"],
  ["ftp://example.com", "urlInvalid"],
  ["https://", "urlInvalid"],
  [" https://example.com/takt ", null],
])("the address %j: %s", (typed, fault) => expect(findUrlFault(typed)).toBe(fault));
