import { expect, test } from "vitest";
import { readKey } from "./read-key";

/** What a row of keys does, each with the time it is pressed at. */
function press(...keys: [key: string, at: number][]) {
  let since: number | null = null;
  return keys.flatMap(([key, at]) => {
    const read = readKey(since, key, at);
    since = read.since;
    return read.command ?? [];
  });
}

test("keys that act alone, whatever CapsLock says", () => {
  expect(press(["c", 0])).toEqual(["new"]);
  expect(press(["C", 0])).toEqual(["new"]);
  expect(press(["?", 0])).toEqual(["sheet"]);
  expect(press(["/", 0])).toEqual(["search"]);
  expect(press(["s", 0])).toEqual(["bookmark"]);
  expect(press(["x", 0], ["Enter", 1], ["d", 2], ["p", 3], ["n", 4])).toEqual([]);
});

test.each([
  ["d", "dashboard"],
  ["p", "posts"],
  ["c", "calendar"],
  ["b", "bookmarks"],
  ["o", "compass"],
  ["s", "settings"],
  ["n", "notifications"],
])("G then %s", (key, command) => {
  expect(press(["g", 0], [key, 400])).toEqual([command]);
  expect(press(["G", 0], [key.toUpperCase(), 400])).toEqual([command]);
});

test("G waits a second and a half", () => {
  expect(press(["g", 1000], ["p", 2500])).toEqual(["posts"]);
  expect(press(["g", 1000], ["p", 2501])).toEqual([]);
  // Too late for the calendar: C is by itself again.
  expect(press(["g", 1000], ["c", 2501])).toEqual(["new"]);
});

test("a second G waits anew; a second key that leads nowhere ends it and does nothing", () => {
  expect(press(["g", 0], ["g", 1400], ["p", 2800])).toEqual(["posts"]);
  expect(press(["g", 0], ["?", 100])).toEqual([]);
  expect(press(["g", 0], ["x", 100], ["p", 200])).toEqual([]);
  expect(press(["g", 0], ["x", 100], ["c", 200])).toEqual(["new"]);
  expect(press(["g", 0], ["p", 100], ["p", 200])).toEqual(["posts"]);
});

test("only keys of a shortcut are taken from the page", () => {
  expect(readKey(null, "g", 0)).toMatchObject({ taken: true });
  expect(readKey(null, "c", 0)).toMatchObject({ taken: true });
  // The calendar's N, arrows and Tab are left alone, also after a G.
  for (const key of ["n", "ArrowDown", "Tab", " "])
    expect(readKey(null, key, 0)).toMatchObject({ taken: false });
  for (const key of ["ArrowDown", "Tab", "x"]) expect(readKey(0, key, 1)).toMatchObject({ taken: false });
  // But N after G is not the calendar's.
  expect(readKey(0, "n", 1)).toMatchObject({ taken: true });
});
