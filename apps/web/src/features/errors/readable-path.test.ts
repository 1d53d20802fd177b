import { expect, it } from "vitest";
import { readablePath } from "./readable-path";

it.each([
  ["/nope", "/nope"],
  ["/gr%C3%BCn", "/grün"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  [`/${"a".repeat(200)}`, `/${"a".repeat(119)}…`],
])("the path %s is shown as %s", (path, shown) => expect(readablePath(path)).toBe(shown));
