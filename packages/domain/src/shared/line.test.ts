import { expect, test } from "vitest";
import { line, sayLine, type LineWriter } from "./line";

const writer: LineWriter = {
  prefix: "kinds.moved",
  find: (key, values) => `${key}(${JSON.stringify(values)})`,
  time: (at, zone) => `${at.toISOString()} in ${zone}`,
  posts: (count) => `${count}+`,
};
const at = new Date("2026-11-23T08:00:00Z");

test("a key is found below the writer's prefix, or in the namespace that it names", () => {
  expect(sayLine(line("what"), writer)).toBe("kinds.moved.what({})");
  expect(sayLine(line("reasons:refused.title"), writer)).toBe("reasons:refused.title({})");
});

test.each([
  ["a text", "Ada", "Ada"],
  ["a number", 3, 3],
  ["a time with its zone", { at, zone: "Asia/Tokyo" }, "2026-11-23T08:00:00.000Z in Asia/Tokyo"],
  ["a count of posts", { posts: 5_000 }, "5000+"],
  ["another line", line("name"), "kinds.moved.name({})"],
  ["a key alone", { text: "posts:status.failed" }, "posts:status.failed({})"],
])("%s stands in a place as the writer writes it", (_what, value, written) => {
  expect(sayLine(line("what", { value }), writer)).toBe(
    `kinds.moved.what(${JSON.stringify({ value: written })})`,
  );
});
