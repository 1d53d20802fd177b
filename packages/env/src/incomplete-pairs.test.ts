import { expect, test } from "vitest";
import { incompletePairs } from "./incomplete-pairs";

test("an app without its secret is named, one with both and none at all are not", () => {
  expect(incompletePairs({})).toEqual([]);
  const id = { LINKEDIN_COMMUNITY_CLIENT_ID: "a" };
  expect(incompletePairs(id)).toEqual([expect.stringContaining("LINKEDIN_COMMUNITY_CLIENT_SECRET")]);
  expect(incompletePairs({ ...id, LINKEDIN_COMMUNITY_CLIENT_SECRET: "b" })).toEqual([]);
});
