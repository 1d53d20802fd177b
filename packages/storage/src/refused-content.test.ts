import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bomb, emptyFrames, flippedInData, half, moving, padded } from "./testing/crafted-files";
import { frames, noise } from "./testing/sample-images";
import { MB, refusal, startStoreHarness } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

describe("refused content", () => {
  const png = () => noise({ width: 400, height: 400 }).png().toBuffer();
  const cases: Record<string, [() => Promise<Buffer> | Buffer, string]> = {
    "a renamed text": [() => Buffer.from("not a picture at all\n".repeat(50)), "media_type_invalid"],
    "an empty file": [() => Buffer.alloc(0), "media_empty"],
    "a page that begins like a GIF": [() => Buffer.from("GIF89a<script>alert(1)</script>"), "media_damaged"],
    "a page that begins like a PNG": [
      () =>
        Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("<html></html>".repeat(9))]),
      "media_type_invalid",
    ],
    "an SVG": [
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>`),
      "media_type_invalid",
    ],
    "a PDF of nothing": [() => Buffer.from("%PDF-1.4\n%%EOF"), "media_damaged"],
    "a TIFF": [() => noise().tiff().toBuffer(), "media_type_invalid"],
    "an AVIF": [() => noise().avif().toBuffer(), "media_type_invalid"],
    "half a JPEG": [
      async () => half(await noise({ width: 400, height: 400 }).jpeg().toBuffer()),
      "media_damaged",
    ],
    "half a PNG": [async () => half(await png()), "media_damaged"],
    "a PNG with a wrong checksum": [async () => flippedInData(await png()), "media_damaged"],
    "half a WebP": [
      async () => half(await noise({ width: 400, height: 400 }).webp().toBuffer()),
      "media_damaged",
    ],
    "half a GIF": [async () => half(await noise().gif().toBuffer()), "media_damaged"],
    "a GIF without its last byte": [async () => (await frames(5, "gif")).subarray(0, -1), "media_damaged"],
    "a GIF that ends 40 bytes early": [
      async () => (await frames(5, "gif")).subarray(0, -40),
      "media_damaged",
    ],
    "a GIF of half its frames": [() => emptyFrames(9, 20).subarray(0, 19 + 4 * 23), "media_damaged"],
    "a GIF frame larger than its screen": [() => lyingFrame(emptyFrames(1, 20)), "media_damaged"],
    "a moving WebP": [() => frames(3, "webp"), "media_animated"],
    "a moving PNG": [async () => moving(await png()), "media_animated"],
    "one byte too many": [async () => padded(await png(), 5 * MB + 1), "media_too_large"],
    "a bomb of pixels": [() => bomb(6_013, 6_013), "media_too_large"],
    "a GIF of 251 frames": [() => frames(251, "gif", { width: 2, height: 2 }), "media_frames_too_many"],
    "a GIF of too many pixels in all": [() => emptyFrames(63, 2_000), "media_too_large"],
  };

  test.each(Object.entries(cases))(
    "a file is refused and leaves nothing behind: %s",
    async (_name, [make, code]) => {
      expect(await refusal(harness.keep(await make()))).toBe(code);
      expect(await harness.files()).toEqual([]);
    },
  );

  test("an image of exactly 5 MB and one just below the pixel limit are accepted", async () => {
    expect((await harness.keep(padded(await png(), 5 * MB))).mimeType).toBe("image/png");
    expect(await harness.keep(bomb(6_012, 6_013))).toMatchObject({ width: 6_012, height: 6_013 });
  });
});

/** The first frame claims 65,535 x 65,535 pixels. */
function lyingFrame(gif: Buffer): Buffer {
  const lying = Buffer.from(gif);
  lying.fill(0xff, gif.indexOf(0x2c) + 5, gif.indexOf(0x2c) + 9);
  return lying;
}
