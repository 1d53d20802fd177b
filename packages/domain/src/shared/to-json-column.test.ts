import { expect, test } from "vitest";
import { toJsonColumn } from "./to-json-column";

test("texts on every level are as Takt keeps them, and everything else stays", () => {
  const given = {
    a: ["x\u0000y", "half \ud83d", "\udc4d half", "whole 👍", "a\vb", "u\u0308"],
    b: { c: 1, d: null, e: true },
  };
  expect(toJsonColumn(given)).toEqual({
    a: ["xy", "half ", " half", "whole 👍", "a\nb", "ü"],
    b: { c: 1, d: null, e: true },
  });
});
