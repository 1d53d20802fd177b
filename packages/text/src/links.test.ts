import { expect, test } from "vitest";
import { removeLinks } from "./links";

test.each([
  ["More at https://a.de/?q=1.b!c. The end", "More at . The end"],
  ["(see HTTP://a.de/x) and [that](https://b.de)", "(see ) and [that]()"],
  ["Who? https://a.de/?", "Who? ?"],
  ["a.de and https:// are no links", "a.de and https:// are no links"],
])("the links of %s are removed", (text, without) => {
  expect(removeLinks(text)).toBe(without);
});
