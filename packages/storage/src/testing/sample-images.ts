import sharp from "sharp";

type Size = { width?: number; height?: number };

/** An image that does not compress well: one colour would hide much. */
export const noise = ({ width = 64, height = 48 }: Size = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#336699",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });

/** An image with a red left half and a blue right half. */
export const halves = ({ width = 60, height = 40 }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "blue" } },
      left: width / 2,
      top: 0,
    },
  ]);

/** An animation with one colour per frame, as GIF or WebP. */
export async function frames(count: number, format: "gif" | "webp", { width = 16, height = 16 }: Size = {}) {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      sharp({
        create: { width, height, channels: 3, background: { r: (i * 37) % 256, g: (i * 91) % 256, b: 80 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    [format]({ loop: 0 })
    .toBuffer();
}
