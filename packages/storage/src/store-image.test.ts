import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frames, noise } from "./testing/sample-images";
import { MB, startStoreHarness } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;
beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());
const keep = (bytes: Buffer) => harness.store.storeImage(randomUUID(), bytes, 5 * MB);

test.each([
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/png"],
] as const)("a %s is stored as %s and can be read and removed", async (format, mimeType) => {
  const stored = await keep(await noise().toFormat(format).toBuffer());
  expect(stored).toMatchObject({ mimeType, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  const { format: found } = await sharp(await harness.readBack(stored!.key)).metadata();
  expect(`image/${found}`).toBe(mimeType);
  expect(await harness.files()).toEqual([stored!.key]);
  await harness.store.remove(stored!.key);
  expect(await harness.files()).toEqual([]);
});

test("metadata and bytes after the end of an image are not stored", async () => {
  const photo = await noise()
    .withExif({ IFD0: { Make: "Secret Camera" } })
    .jpeg()
    .toBuffer();
  const stored = await keep(Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]));
  const bytes = await harness.readBack(stored!.key);
  expect(bytes.includes("Secret Camera")).toBe(false);
  expect(bytes.includes("<script>")).toBe(false);
});

test("a file of another type leaves nothing behind", async () => {
  const png = await noise().png().toBuffer();
  for (const bytes of [
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    Buffer.alloc(0),
    png.subarray(0, 20),
    png.subarray(0, png.length / 2),
    await frames(3, "gif"),
    await frames(3, "webp"),
  ])
    expect(await keep(bytes)).toBeNull();
  expect(await harness.files()).toEqual([]);
});

test("an invalid id throws", async () => {
  const png = await noise().png().toBuffer();
  await expect(harness.store.storeImage("../../etc", png, 5 * MB)).rejects.toThrow("Not a key");
});
