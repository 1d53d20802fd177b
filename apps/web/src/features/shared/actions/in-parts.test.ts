import { expect, test, vi } from "vitest";
import { inParts } from "./in-parts";

test("more posts than a call takes are sent in several, in their order", async () => {
  const call = vi.fn((part: number[]) => Promise.resolve(part.map((one) => one * 2)));
  const entries = Array.from({ length: 230 }, (_, index) => index);
  expect(await inParts(entries, 100, call)).toEqual(entries.map((one) => one * 2));
  expect(call.mock.calls.map(([part]) => part.length)).toEqual([100, 100, 30]);
});
