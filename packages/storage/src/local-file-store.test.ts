import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalFileStore } from "./local-file-store";
import { frames, halves, noise } from "./testing/pictures";

const MB = 1024 * 1024;
let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "takt-storage-"));
  store = createLocalFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** In pieces of 10 kB, as from a socket. */
const streamOf = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    })(),
  );

const keep = (bytes: Buffer, { announcedBytes = bytes.length as number | null, maxBytes = 5 * MB } = {}) =>
  store.keepImage({ stream: streamOf(bytes), announcedBytes, maxBytes });

const readBack = async (key: string) => buffer((await store.read(key)).stream);

/** Every file below the folder. */
async function files() {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "kept",
    (error: { code?: string }) => error.code ?? error,
  );
}

describe("keeps", () => {
  test("a JPEG: what is told is what lies there", async () => {
    const kept = await keep(await noise({ width: 300, height: 200 }).jpeg().toBuffer());
    expect(kept).toMatchObject({ mimeType: "image/jpeg", width: 300, height: 200 });
    expect(kept.key).toMatch(/^[0-9a-f]{32}$/);
    const read = await store.read(kept.key);
    const bytes = await buffer(read.stream);
    expect([read.bytes, bytes.length]).toEqual([kept.bytes, kept.bytes]);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(kept.sha256);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
    expect(await files()).toEqual([kept.key]);
  });

  test("a PNG, pixel by pixel, with what is transparent", async () => {
    const source = await noise().ensureAlpha(0.5).png().toBuffer();
    const kept = await keep(source);
    expect(kept.mimeType).toBe("image/png");
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await raw(await readBack(kept.key))).equals(await raw(source))).toBe(true);
  });

  test("a moving GIF as it is, byte by byte", async () => {
    const gif = await frames(5, "gif", { width: 20, height: 10 });
    const kept = await keep(gif);
    expect(kept).toMatchObject({ mimeType: "image/gif", width: 20, height: 10, bytes: gif.length });
    expect((await readBack(kept.key)).equals(gif)).toBe(true);
  });

  test("a WebP as PNG", async () => {
    const source = await noise().ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
    const kept = await keep(source);
    expect(kept).toMatchObject({ mimeType: "image/png", width: 64, height: 48 });
    const bytes = await readBack(kept.key);
    expect((await sharp(bytes).metadata()).format).toBe("png");
    const raw = (data: Buffer) => sharp(data).raw().toBuffer();
    expect((await raw(bytes)).equals(await raw(source))).toBe(true);
  });

  test("a WebP whose PNG would be far too heavy as JPEG, unless something is transparent", async () => {
    const photo = noise({ width: 600, height: 600 });
    const opaque = await keep(await photo.clone().webp({ quality: 40 }).toBuffer(), { maxBytes: 300_000 });
    expect(opaque.mimeType).toBe("image/jpeg");
    const glass = await keep(await photo.ensureAlpha(0.5).webp({ quality: 40 }).toBuffer(), {
      maxBytes: 300_000,
    });
    expect(glass.mimeType).toBe("image/png");
  });

  test("a JPEG that grew by being written anew in a lower quality", async () => {
    const photo = await noise({ width: 800, height: 800 }).jpeg({ quality: 80 }).toBuffer();
    const kept = await keep(photo, { maxBytes: photo.length });
    expect(kept.bytes).toBeLessThan(photo.length * 1.2);
    const generous = await keep(photo, { maxBytes: 5 * MB });
    expect(generous.bytes).toBeGreaterThan(kept.bytes);
  });

  test("equal pictures under keys of their own, with equal hashes", async () => {
    const picture = await noise().png().toBuffer();
    const [one, two] = [await keep(picture), await keep(picture)];
    expect(one.sha256).toBe(two.sha256);
    expect(one.key).not.toBe(two.key);
  });

  test("whatever the client announced: nothing, too", async () => {
    expect((await keep(await noise().png().toBuffer(), { announcedBytes: null })).mimeType).toBe("image/png");
  });
});

describe("what a camera adds", () => {
  test("a turned JPEG is turned upright, and neither place nor camera are kept", async () => {
    const source = await halves()
      .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(source).metadata()).orientation).toBe(6);
    const kept = await keep(source);
    expect(kept).toMatchObject({ width: 40, height: 60 });
    const bytes = await readBack(kept.key);
    const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    // 6 is a quarter to the right: left goes up.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    expect(red(20, 5)).toBeGreaterThan(200);
    expect(red(20, 55)).toBeLessThan(50);
  });

  test("a PNG likewise", async () => {
    const source = await halves()
      .withExif({ IFD0: { Copyright: "secret" } })
      .withMetadata({ orientation: 8 })
      .png()
      .toBuffer();
    const kept = await keep(source);
    expect(kept).toMatchObject({ width: 40, height: 60, mimeType: "image/png" });
    expect((await readBack(kept.key)).includes("secret")).toBe(false);
  });

  test("what hides behind the picture is gone", async () => {
    const archive = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      Buffer.alloc(500, "<script>alert(1)</script>"),
    ]);
    for (const picture of [await noise().jpeg().toBuffer(), await noise().png().toBuffer()]) {
      const kept = await keep(Buffer.concat([picture, archive]));
      const bytes = await readBack(kept.key);
      expect(bytes.includes("PK\x03\x04")).toBe(false);
      expect(bytes.includes("<script>")).toBe(false);
    }
  });
});

describe("refuses by content, and leaves nothing behind", () => {
  const png = () => noise({ width: 400, height: 400 }).png().toBuffer();
  const cases: Record<string, [() => Promise<Buffer> | Buffer, string]> = {
    "a renamed text": [() => Buffer.from("not a picture at all\n".repeat(50)), "media_type_invalid"],
    "an empty file": [() => Buffer.alloc(0), "media_type_invalid"],
    "a page that begins like a GIF": [
      () => Buffer.from("GIF89a<script>alert(1)</script>"),
      "media_type_invalid",
    ],
    "a page that begins like a PNG": [
      () =>
        Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("<html></html>".repeat(9))]),
      "media_type_invalid",
    ],
    "an SVG": [
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>`),
      "media_type_invalid",
    ],
    "a PDF": [() => Buffer.from("%PDF-1.4\n%%EOF"), "media_type_invalid"],
    "a TIFF": [() => noise().tiff().toBuffer(), "media_type_invalid"],
    "an AVIF": [() => noise().avif().toBuffer(), "media_type_invalid"],
    "half a JPEG": [
      async () => half(await noise({ width: 400, height: 400 }).jpeg().toBuffer()),
      "media_type_invalid",
    ],
    "half a PNG": [async () => half(await png()), "media_type_invalid"],
    "half a WebP": [
      async () => half(await noise({ width: 400, height: 400 }).webp().toBuffer()),
      "media_type_invalid",
    ],
    "half a GIF": [async () => half(await noise().gif().toBuffer()), "media_type_invalid"],
    "a moving WebP": [() => frames(3, "webp"), "media_type_invalid"],
    "a moving PNG": [async () => moving(await png()), "media_type_invalid"],
    "one byte too many": [async () => padded(await png(), 5 * MB + 1), "media_too_large"],
    "a bomb of pixels": [() => bomb(6_013, 6_013), "media_too_large"],
    "a GIF of 251 frames": [() => frames(251, "gif", { width: 2, height: 2 }), "media_too_large"],
    "a GIF of too many pixels in all": [() => emptyFrames(63, 2_000), "media_too_large"],
  };

  test.each(Object.entries(cases))("%s", { timeout: 30_000 }, async (_name, [make, code]) => {
    expect(await refusal(keep(await make()))).toBe(code);
    expect(await files()).toEqual([]);
  });

  test(
    "exactly 5 MB is not too large, and just below the limit of pixels neither",
    { timeout: 30_000 },
    async () => {
      expect((await keep(padded(await png(), 5 * MB))).mimeType).toBe("image/png");
      expect(await keep(bomb(6_012, 6_013))).toMatchObject({ width: 6_012, height: 6_013 });
    },
  );

  test("what is announced as too large is not even read", async () => {
    let taken = 0;
    const stream = new Readable({ read: () => void (taken += 1) });
    const work = store.keepImage({ stream, announcedBytes: 5 * MB + 1, maxBytes: 5 * MB });
    expect(await refusal(work)).toBe("media_too_large");
    expect(taken).toBe(0);
    expect(stream.destroyed).toBe(true);
    expect(await files()).toEqual([]);
  });

  test("a flood is stopped at the limit", async () => {
    let sent = 0;
    const flood = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc((sent += 65_536) && 65_536);
      })(),
    );
    const work = store.keepImage({ stream: flood, announcedBytes: null, maxBytes: MB });
    expect(await refusal(work)).toBe("media_too_large");
    expect(sent).toBeLessThan(2 * MB);
    expect(flood.destroyed).toBe(true);
    expect(await files()).toEqual([]);
  });

  test.each([-1, 1])("%i byte beside what was announced", async (off) => {
    const bytes = await png();
    expect(await refusal(keep(bytes, { announcedBytes: bytes.length + off }))).toBe("media_incomplete");
    expect(await files()).toEqual([]);
  });

  test("a stream that breaks, or is dropped by its sender", async () => {
    const bytes = await png();
    const broken = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 100);
        throw new Error("aborted");
      })(),
    );
    expect(await refusal(store.keepImage({ stream: broken, announcedBytes: null, maxBytes: MB }))).toBe(
      "media_incomplete",
    );
    const dropped = new Readable({ read() {} });
    dropped.push(bytes.subarray(0, 100));
    const work = store.keepImage({ stream: dropped, announcedBytes: null, maxBytes: MB });
    setTimeout(() => dropped.destroy(), 50);
    expect(await refusal(work)).toBe("media_incomplete");
    expect(await files()).toEqual([]);
  });
});

test(
  "the heaviest GIF that is let through does not hold others up for long",
  { timeout: 30_000 },
  async () => {
    const started = performance.now();
    const gif = emptyFrames(62, 2_000);
    expect(await keep(gif)).toMatchObject({ width: 2_000, height: 2_000, bytes: gif.length });
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

describe("the folder", () => {
  test("a disk that fails is no fault of the picture", async () => {
    await writeFile(join(folder, "unfinished"), "in the way");
    expect(await refusal(keep(await noise().png().toBuffer()))).toBe("EEXIST");
  });

  test("removing takes the file, and again is no error", async () => {
    const { key } = await keep(await noise().png().toBuffer());
    await store.remove(key);
    await store.remove(key);
    expect(await files()).toEqual([]);
    await expect(store.read(key)).rejects.toThrow(/ENOENT/);
  });

  test.each(["../../etc/passwd", "..%2f", "", "/etc/passwd", "ab/cd", "A".repeat(32), `${"a".repeat(32)}\n`])(
    "%j is no key: neither read nor removed",
    async (key) => {
      await expect(store.read(key)).rejects.toThrow("Not a key");
      await expect(store.remove(key)).rejects.toThrow("Not a key");
    },
  );

  test("what a killed process left is swept, what is in work is not", async () => {
    await mkdir(join(folder, "unfinished"));
    const [old, fresh] = ["old.raw", "fresh.raw"].map((name) => join(folder, "unfinished", name));
    await writeFile(old!, "x");
    await writeFile(fresh!, "x");
    await utimes(old!, new Date(0), new Date(0));
    const { key } = await keep(await noise().png().toBuffer());
    expect((await files()).sort()).toEqual(["fresh.raw", key].sort());
  });

  test("a file is there whole or not at all", async () => {
    const { key, bytes } = await keep(await noise({ width: 500, height: 500 }).png().toBuffer());
    const file = join(folder, key.slice(0, 2), key);
    expect((await stat(file)).size).toBe(bytes);
    expect((await readFile(file)).length).toBe(bytes);
  });
});

test("many at once: memory stays flat, and threads are left for others", { timeout: 60_000 }, async () => {
  // Turned ones cannot be written while they are read.
  const photo = noise({ width: 1_500, height: 1_000 }).withMetadata({ orientation: 6 });
  const picture = await photo.jpeg({ quality: 90 }).toBuffer();
  await keep(picture);
  const before = process.memoryUsage().rss;
  let peak = 0;
  let busy = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    const { queue, process: running } = sharp.counters();
    busy = Math.max(busy, queue + running);
  }, 2);
  const kept = await Promise.all(Array.from({ length: 40 }, () => keep(picture)));
  clearInterval(watch);
  expect(new Set(kept.map(({ key }) => key)).size).toBe(40);
  expect(busy).toBeLessThanOrEqual(2);
  // 40 decoded pictures are 180 MB, and 40 uploads 60 MB.
  expect(peak - before).toBeLessThan(100 * MB);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

/** A GIF whose frames have one pixel each on a screen of any size: 20 bytes a frame. */
function emptyFrames(count: number, size: number) {
  const screen = Buffer.from([0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(size, 0);
  screen.writeUInt16LE(size, 2);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    screen,
    ...Array.from({ length: count }, () => frame),
    Buffer.from(";"),
  ]);
}

/** Made longer by a chunk that every reader of PNG skips, after the header. */
function padded(png: Buffer, length: number) {
  return Buffer.concat([
    png.subarray(0, 33),
    chunk("teSt", Buffer.alloc(length - png.length - 12)),
    png.subarray(33),
  ]);
}

/** With the chunk that makes an animated PNG. */
function moving(png: Buffer) {
  return Buffer.concat([
    png.subarray(0, 33),
    chunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    png.subarray(33),
  ]);
}

/** A PNG of black pixels, one bit each: a few kilobytes that decode to tens of megapixels. */
function bomb(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const all = Buffer.alloc(body.length + 8);
  all.writeUInt32BE(data.length, 0);
  body.copy(all, 4);
  all.writeUInt32BE(crc32(body), body.length + 4);
  return all;
}

function crc32(bytes: Buffer) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
