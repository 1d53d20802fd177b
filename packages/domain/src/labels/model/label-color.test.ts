import { expect, test } from "vitest";
import { LABEL_COLORS, nextColor } from "./label-color";

test("new labels get one color after the other, and then those that the fewest have", () => {
  const used: (typeof LABEL_COLORS)[number][] = [];
  for (const color of [...LABEL_COLORS, ...LABEL_COLORS]) {
    expect(nextColor(used)).toBe(color);
    used.push(color);
  }
  expect(nextColor(["grey", "red", "grey"])).toBe("orange");
});
