import { expect, test } from "vitest";
import { readWholeItems } from "./read-whole-items";

const topics = [
  { title: "One", keywords: ["a", "b"] },
  { title: "Two", keywords: ["c"] },
];
const raw = JSON.stringify({ topics });

test("an item is returned only when it is complete", () => {
  let seen = 0;
  for (let end = 0; end <= raw.length; end++) {
    const items = readWholeItems(raw.slice(0, end), "topics");
    expect(items.length).toBeGreaterThanOrEqual(seen);
    items.forEach((item, i) => expect({ ...item }).toEqual(topics[i]));
    seen = items.length;
    expect(seen).toBeLessThanOrEqual(end < raw.indexOf('{"title":"Two"') ? 1 : 2);
  }
  expect(seen).toBe(2);
});

test("a value that is not a list of objects has no items", () => {
  expect(readWholeItems('{"topics": "x"}', "topics")).toEqual([]);
  expect(readWholeItems('{"topics": [1, null, ["a"', "topics")).toEqual([]);
});
