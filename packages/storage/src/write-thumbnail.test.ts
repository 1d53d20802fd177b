import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frames, noise } from "./testing/sample-images";
import { startStoreHarness } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;
beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

/** Stores bytes, and returns the thumbnail of them. */
async function thumbnail(bytes: Buffer) {
  const { key } = await harness.store.storeStream(crypto.randomUUID(), Readable.from([bytes]));
  return harness.store.thumbnail(key, "one");
}

test.each([
  ["a png", () => noise().png().toBuffer()],
  ["a jpeg", () => noise().jpeg().toBuffer()],
  ["a wide picture", () => noise().resize(900, 200).jpeg().toBuffer()],
  ["an animated gif", () => frames(3, "gif")],
])("of %s there is a square of 80 pixels in a few kilobytes", async (_, make) => {
  const small = await thumbnail(await make());
  expect(await sharp(small).metadata()).toMatchObject({ format: "webp", width: 80, height: 80 });
  expect(small.byteLength).toBeLessThan(8_000);
});

test("a thumbnail is kept nowhere: the store has the picture alone, and once that is gone there is none", async () => {
  const { key } = await harness.store.storeStream(
    crypto.randomUUID(),
    Readable.from([await noise().png().toBuffer()]),
  );
  await harness.store.thumbnail(key, "one");
  expect(await harness.files()).toEqual([key]);
  await harness.store.remove(key);
  await expect(harness.store.thumbnail(key, "one")).rejects.toThrow();
});
