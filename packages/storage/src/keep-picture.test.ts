import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { frames, noise } from "./testing/pictures";
import { MB, startTrial } from "./testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.end());
const keep = (bytes: Buffer) => trial.store.keepPicture(randomUUID(), bytes, 5 * MB);

test.each([
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/png"],
] as const)("a %s is kept as %s, and can be read and removed", async (format, mimeType) => {
  const kept = await keep(await noise().toFormat(format).toBuffer());
  expect(kept).toMatchObject({ mimeType, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
  const { format: found } = await sharp(await trial.readBack(kept!.key)).metadata();
  expect(`image/${found}`).toBe(mimeType);
  expect(await trial.files()).toEqual([kept!.key]);
  await trial.store.remove(kept!.key);
  expect(await trial.files()).toEqual([]);
});

test("neither the camera nor what hides behind the picture is kept", async () => {
  const photo = await noise()
    .withExif({ IFD0: { Make: "Secret Camera" } })
    .jpeg()
    .toBuffer();
  const kept = await keep(Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]));
  const bytes = await trial.readBack(kept!.key);
  expect(bytes.includes("Secret Camera")).toBe(false);
  expect(bytes.includes("<script>")).toBe(false);
});

test("what is no picture of these leaves nothing", async () => {
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
  expect(await trial.files()).toEqual([]);
});

test("an id that is none", async () => {
  const png = await noise().png().toBuffer();
  await expect(trial.store.keepPicture("../../etc", png, 5 * MB)).rejects.toThrow("Not a key");
});
