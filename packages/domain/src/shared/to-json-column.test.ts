import { expect, test } from "vitest";
import { toJsonColumn } from "./to-json-column";

test("NULs and lone surrogates are removed, everything else stays", () => {
  const given = { a: ["x\u0000y", "half \ud83d", "\udc4d half", "whole 👍"], b: { c: 1, d: null, e: true } };
  expect(toJsonColumn(given)).toEqual({
    a: ["xy", "half ", " half", "whole 👍"],
    b: { c: 1, d: null, e: true },
  });
});
