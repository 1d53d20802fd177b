import { afterEach, beforeEach, expect, test } from "vitest";
import { MEDIA_CORPUS } from "./testing/media-corpus";
import { refusal, startStoreHarness } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

const taken = MEDIA_CORPUS.flatMap(({ name, make, outcome }) =>
  typeof outcome === "string" ? [] : [{ name, make, facts: outcome }],
);
const refused = MEDIA_CORPUS.filter(({ outcome }) => typeof outcome === "string");

test.each(taken)("a file is taken: $name", async ({ make, facts }) => {
  expect(await harness.keep(await make())).toMatchObject(facts);
});

test.each(refused)(
  "a file is refused for its true reason, and none is stored: $name",
  async ({ make, outcome }) => {
    expect(await refusal(harness.keep(await make()))).toBe(outcome);
    expect(await harness.files()).toEqual([]);
  },
);
