import { expect, test } from "vitest";
import { readKey } from "./read-key";

/** The commands of a sequence of keys, each with the time of its press. */
function press(...keys: [key: string, at: number][]) {
  let since: number | null = null;
  return keys.flatMap(([key, at]) => {
    const read = readKey(since, key, at);
    since = read.since;
    return read.command ?? [];
  });
}

test("single keys run their command, also with CapsLock", () => {
  expect(press(["c", 0])).toEqual(["new"]);
  expect(press(["C", 0])).toEqual(["new"]);
  expect(press(["?", 0])).toEqual(["sheet"]);
  expect(press(["/", 0])).toEqual(["search"]);
  expect(press(["s", 0])).toEqual(["bookmark"]);
  expect(press(["x", 0], ["Enter", 1], ["d", 2], ["p", 3], ["n", 4])).toEqual([]);
});

test.each([
  ["d", "today"],
  ["p", "posts"],
  ["c", "calendar"],
  ["b", "bookmarks"],
  ["o", "compass"],
  ["a", "analytics"],
  ["s", "settings"],
  ["n", "notifications"],
])("G then %s opens its page", (key, command) => {
  expect(press(["g", 0], [key, 400])).toEqual([command]);
  expect(press(["G", 0], [key.toUpperCase(), 400])).toEqual([command]);
});

test("G waits for its second key for 1.5 seconds", () => {
  expect(press(["g", 1000], ["p", 2500])).toEqual(["posts"]);
  expect(press(["g", 1000], ["p", 2501])).toEqual([]);
  // Too late for the calendar: C is a single key again.
  expect(press(["g", 1000], ["c", 2501])).toEqual(["new"]);
});

test("a second G restarts the wait, and an unknown second key ends the sequence without a command", () => {
  expect(press(["g", 0], ["g", 1400], ["p", 2800])).toEqual(["posts"]);
  expect(press(["g", 0], ["?", 100])).toEqual([]);
  expect(press(["g", 0], ["x", 100], ["p", 200])).toEqual([]);
  expect(press(["g", 0], ["x", 100], ["c", 200])).toEqual(["new"]);
  expect(press(["g", 0], ["p", 100], ["p", 200])).toEqual(["posts"]);
});

test("only keys of a shortcut are handled", () => {
  expect(readKey(null, "g", 0)).toMatchObject({ handled: true });
  expect(readKey(null, "c", 0)).toMatchObject({ handled: true });
  // The calendar's N, arrows and Tab are not handled, also after a G.
  for (const key of ["n", "ArrowDown", "Tab", " "])
    expect(readKey(null, key, 0)).toMatchObject({ handled: false });
  for (const key of ["ArrowDown", "Tab", "x"]) expect(readKey(0, key, 1)).toMatchObject({ handled: false });
  // But N after G is handled.
  expect(readKey(0, "n", 1)).toMatchObject({ handled: true });
});
