import { expect, test } from "vitest";
import { toCpuMs } from "./read-cpu";

test("the processor time is read after a name with spaces and parentheses", () => {
  const fields = "S 1 2 3 0 -1 4194560 5 0 0 0 700 50 9 9 20 0 11 0 100";
  expect(toCpuMs(`4711 (next-server (v1) x) ${fields}\n`)).toBe(7500);
});
