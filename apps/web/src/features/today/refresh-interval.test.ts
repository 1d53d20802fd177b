import { expect, test } from "vitest";
import { refreshInterval } from "./refresh-interval";

test("loaded data is refetched, also when it is empty, and a failed query is not", () => {
  expect(refreshInterval({ state: { data: [] } })).toBe(30_000);
  expect(refreshInterval({ state: { data: null } })).toBe(30_000);
  expect(refreshInterval({ state: { data: undefined } })).toBe(false);
});
