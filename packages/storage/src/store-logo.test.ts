import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cleanInWorker } from "./logo/clean-in-worker";
import { frames, noise } from "./testing/sample-images";
import { ILLUSTRATOR, INKSCAPE, RED, svg } from "./testing/sample-logos";
import { startStoreHarness } from "./testing/start-store-harness";

const [WIDTH, HEIGHT] = [BRAND_LIMITS.logoWidth, BRAND_LIMITS.logoHeight];
const CLEAR = [0, 0, 0, 0];
const [RED_PIXEL, BLUE_PIXEL] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
];

let harness: Awaited<ReturnType<typeof startStoreHarness>>;
beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

const keep = (content: string | Buffer) => harness.store.storeLogo(randomUUID(), Buffer.from(content));

/** Stores a logo and reads it back. */
async function drawn(content: string | Buffer) {
  const { key, mimeType } = await keep(content);
  const bytes = await harness.readBack(key);
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(bytes).metadata();
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { bytes, mimeType, format, size: [info.width, info.height], at };
}

test.each([
  ["Illustrator", ILLUSTRATOR],
  ["Inkscape", INKSCAPE],
])("a logo of %s is drawn as it is, as large as it fits", async (_, content) => {
  const { mimeType, format, size, at } = await drawn(content);
  expect([mimeType, format, size]).toEqual(["image/png", "png", [WIDTH, HEIGHT]]);
  expect([at(80, 80), at(158, 2), at(162, 2), at(320, 80)]).toEqual([RED_PIXEL, RED_PIXEL, CLEAR, CLEAR]);
  expect(at(520, 80)).toEqual(BLUE_PIXEL);
});

test("a clip of an SVG is drawn", async () => {
  const { at } = await drawn(ILLUSTRATOR);
  expect(at(600, 80)).toEqual(CLEAR);
});

test("a script is left out, and what would look otherwise is refused", async () => {
  const { bytes, at } = await drawn(svg(`<script>alert(1)</script>${RED}`));
  expect([at(80, 80), at(320, 80)]).toEqual([RED_PIXEL, CLEAR]);
  expect(bytes.includes("alert")).toBe(false);
  const refused = { code: "logo_unsupported", data: { element: "text" } };
  await expect(keep(svg("<text>Takt</text>"))).rejects.toMatchObject(refused);
});

test("an SVG of which nothing can be seen is refused", async () => {
  const content = svg('<rect width="9" height="9" fill="none"/>');
  await expect(keep(content)).rejects.toMatchObject({ code: "logo_invalid" });
  expect(await harness.files()).toEqual([]);
});

test("an SVG that takes longer than its deadline is refused, and the next one is read", async () => {
  const bytes = Buffer.from(svg(RED + "<g/>".repeat(4_900)));
  const job = { bytes, box: { width: WIDTH, height: HEIGHT } };
  await expect(cleanInWorker(job, 0)).rejects.toMatchObject({ code: "logo_invalid" });
  expect(String(await cleanInWorker(job))).toContain("<rect");
});

test("a compressed SVG, another type, and a text of another encoding are refused", async () => {
  const contents = [
    gzipSync(svg(RED)),
    await noise().jpeg().toBuffer(),
    await noise().webp().toBuffer(),
    await frames(3, "gif"),
    Buffer.from(svg(RED), "utf16le"),
    Buffer.from(svg(`<title>Käse</title>${RED}`), "latin1"),
  ];
  for (const content of contents) await expect(keep(content)).rejects.toMatchObject({ code: "logo_invalid" });
});

test("styles count by what they name, then by their order, and those of an element the most", async () => {
  const sheet = "<style>#a{fill:#f00}.b{fill:#00f}rect{fill:#0f0}.b{opacity:1}/* .b{} */</style>";
  const { at } = await drawn(
    svg(`${sheet}<rect id="a" class="b" width="100" height="100"/>
      <rect class="x b" x="100" width="100" height="100" fill="#fff"/>
      <rect class="b" x="200" width="100" height="100" style="fill:#f00 !important"/>`),
  );
  expect([at(80, 80), at(240, 80), at(400, 80)]).toEqual([RED_PIXEL, BLUE_PIXEL, RED_PIXEL]);
});

test("a PNG is stored without metadata, smaller where it has to be and never larger", async () => {
  const photo = await noise({ width: 1280, height: 200 })
    .withExif({ IFD0: { Make: "Secret Camera" } })
    .png()
    .toBuffer();
  const { bytes, size } = await drawn(Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]));
  expect(size).toEqual([640, 100]);
  expect(bytes.includes("Secret Camera") || bytes.includes("<script>")).toBe(false);
  expect((await drawn(await noise({ width: 64, height: 48 }).png().toBuffer())).size).toEqual([64, 48]);
});

test("a PNG is refused that is animated, cut off, empty to the eye or has too many pixels", async () => {
  const png = await noise().png().toBuffer();
  // The chunk of an animation comes before the first picture.
  const chunk = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
  const contents = [
    Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]),
    png.subarray(0, png.length / 2),
    await sharp({ create: { width: 9, height: 9, channels: 4, background: "#ffffff00" } })
      .png()
      .toBuffer(),
    await sharp({ create: { width: 6_100, height: 6_000, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  ];
  for (const content of contents) await expect(keep(content)).rejects.toMatchObject({ code: "logo_invalid" });
  expect(await harness.files()).toEqual([]);
});
