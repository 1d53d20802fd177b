import { expect, test } from "vitest";
import { refreshInterval } from "./refresh-interval";

test("what is there is renewed, nothing scheduled included; what failed is not asked again by itself", () => {
  expect(refreshInterval({ state: { data: [] } })).toBe(30_000);
  expect(refreshInterval({ state: { data: null } })).toBe(30_000);
  expect(refreshInterval({ state: { data: undefined } })).toBe(false);
});
