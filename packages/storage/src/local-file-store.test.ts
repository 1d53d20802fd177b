import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalFileStore } from "./local-file-store";
import { emptyFrames } from "./testing/crafted-files";
import { frames, halves, noise } from "./testing/sample-images";
import { MB, refusal, startStoreHarness, toStream } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

describe("stored files", () => {
  test("a JPEG is stored with the reported facts", async () => {
    const stored = await harness.keep(await noise({ width: 300, height: 200 }).jpeg().toBuffer());
    expect(stored).toMatchObject({ mimeType: "image/jpeg", width: 300, height: 200 });
    expect(stored.key).toMatch(/^[0-9a-f]{32}$/);
    const read = await harness.store.read(stored.key);
    const bytes = await buffer(read.stream);
    expect([read.bytes, bytes.length]).toEqual([stored.bytes, stored.bytes]);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(stored.sha256);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
    expect(await harness.files()).toEqual([stored.key]);
  });

  test("bytes are stored as they are, read back and removed", async () => {
    const bytes = Buffer.from("Date,ShareLink\n");
    const key = await harness.store.storeBytes(randomUUID(), bytes);
    expect((await harness.readBack(key)).equals(bytes)).toBe(true);
    expect(await harness.store.has(key)).toBe(true);
    await harness.store.remove(key);
    expect(await harness.store.has(key)).toBe(false);
    expect(await harness.files()).toEqual([]);
  });

  test("a PNG is stored pixel by pixel, with its transparency", async () => {
    const source = await noise().ensureAlpha(0.5).png().toBuffer();
    const stored = await harness.keep(source);
    expect(stored.mimeType).toBe("image/png");
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await raw(await harness.readBack(stored.key))).equals(await raw(source))).toBe(true);
  });

  test("an animated GIF is stored byte by byte", async () => {
    const gif = await frames(5, "gif", { width: 20, height: 10 });
    const stored = await harness.keep(gif);
    expect(stored).toMatchObject({ mimeType: "image/gif", width: 20, height: 10, bytes: gif.length });
    expect((await harness.readBack(stored.key)).equals(gif)).toBe(true);
  });

  test("a WebP is stored as a PNG", async () => {
    const source = await noise().ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
    const stored = await harness.keep(source);
    expect(stored).toMatchObject({ mimeType: "image/png", width: 64, height: 48 });
    const bytes = await harness.readBack(stored.key);
    expect((await sharp(bytes).metadata()).format).toBe("png");
    const raw = (data: Buffer) => sharp(data).raw().toBuffer();
    expect((await raw(bytes)).equals(await raw(source))).toBe(true);
  });

  test("a WebP whose PNG would be too large is stored as a JPEG, unless it is transparent", async () => {
    const photo = noise({ width: 600, height: 600 });
    const opaque = await harness.keep(await photo.clone().webp({ quality: 40 }).toBuffer(), {
      maxBytes: 300_000,
    });
    expect(opaque.mimeType).toBe("image/jpeg");
    const glass = await harness.keep(await photo.ensureAlpha(0.5).webp({ quality: 40 }).toBuffer(), {
      maxBytes: 300_000,
    });
    expect(glass.mimeType).toBe("image/png");
  });

  test("a JPEG that grew when re-encoded is stored in a lower quality", async () => {
    const photo = await noise({ width: 800, height: 800 }).jpeg({ quality: 80 }).toBuffer();
    const stored = await harness.keep(photo, { maxBytes: photo.length });
    expect(stored.bytes).toBeLessThan(photo.length * 1.2);
    const generous = await harness.keep(photo, { maxBytes: 5 * MB });
    expect(generous.bytes).toBeGreaterThan(stored.bytes);
  });

  test("equal images have different keys and equal hashes", async () => {
    const picture = await noise().png().toBuffer();
    const [one, two] = [await harness.keep(picture), await harness.keep(picture)];
    expect(one.sha256).toBe(two.sha256);
    expect(one.key).not.toBe(two.key);
  });
});

describe("metadata", () => {
  test("a rotated JPEG is turned upright and loses location and camera", async () => {
    const source = await halves()
      .withExif({ IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(source).metadata()).orientation).toBe(6);
    const stored = await harness.keep(source);
    expect(stored).toMatchObject({ width: 40, height: 60 });
    const bytes = await harness.readBack(stored.key);
    const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    // Orientation 6 is a quarter turn to the right: left becomes top.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    expect(red(20, 5)).toBeGreaterThan(200);
    expect(red(20, 55)).toBeLessThan(50);
  });

  test("a PNG loses its metadata", async () => {
    const source = await halves()
      .withExif({ IFD0: { Copyright: "secret" } })
      .withMetadata({ orientation: 8 })
      .png()
      .toBuffer();
    const stored = await harness.keep(source);
    expect(stored).toMatchObject({ width: 40, height: 60, mimeType: "image/png" });
    expect((await harness.readBack(stored.key)).includes("secret")).toBe(false);
  });

  test("bytes after the end of an image are removed", async () => {
    const archive = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      Buffer.alloc(500, "<script>alert(1)</script>"),
    ]);
    for (const picture of [await noise().jpeg().toBuffer(), await noise().png().toBuffer()]) {
      const stored = await harness.keep(Buffer.concat([picture, archive]));
      const bytes = await harness.readBack(stored.key);
      expect(bytes.includes("PK\x03\x04")).toBe(false);
      expect(bytes.includes("<script>")).toBe(false);
    }
  });
});

test("the heaviest accepted GIF is kept", async () => {
  const gif = emptyFrames(62, 2_000);
  expect(await harness.keep(gif)).toMatchObject({ width: 2_000, height: 2_000, bytes: gif.length });
});

describe("the storage folder", () => {
  test("a disk error does not refuse the image", async () => {
    await writeFile(join(harness.folder, "unfinished"), "in the way");
    expect(await refusal(harness.keep(await noise().png().toBuffer()))).toBe("EEXIST");
  });

  test("a removed file is gone, and removing it again is no error", async () => {
    const { key } = await harness.keep(await noise().png().toBuffer());
    await harness.store.remove(key);
    await harness.store.remove(key);
    expect(await harness.files()).toEqual([]);
    await expect(harness.store.read(key)).rejects.toThrow(/ENOENT/);
  });

  test.each(["../../etc/passwd", "..%2f", "", "/etc/passwd", "ab/cd", "A".repeat(32), `${"a".repeat(32)}\n`])(
    "the invalid key %j is neither read nor removed",
    async (key) => {
      await expect(harness.store.read(key)).rejects.toThrow("Not a key");
      await expect(harness.store.remove(key)).rejects.toThrow("Not a key");
    },
  );

  test("temp files of a killed process are removed, current ones are not", async () => {
    await mkdir(join(harness.folder, "unfinished"));
    const [old, fresh] = ["old.ready", "fresh.ready"].map((name) => join(harness.folder, "unfinished", name));
    await writeFile(old!, "x");
    await writeFile(fresh!, "x");
    await utimes(old!, new Date(0), new Date(0));
    const { key } = await harness.keep(await noise().png().toBuffer());
    expect((await harness.files()).sort()).toEqual(["fresh.ready", key].sort());
  });

  test("stored files are readable only by their owner", async () => {
    const { key } = await harness.keep(await noise().png().toBuffer());
    for (const name of ["incoming", "unfinished", key.slice(0, 2)])
      expect([name, (await stat(join(harness.folder, name))).mode & 0o777]).toEqual([name, 0o700]);
  });

  test("old stored files are listed once over all slices, without foreign files", async () => {
    const picture = await noise().png().toBuffer();
    const keys = [];
    for (let count = 0; count < 6; count++) keys.push((await harness.keep(picture)).key);
    const young = keys.pop()!;
    for (const key of keys) await utimes(join(harness.folder, key.slice(0, 2), key), 1, 1);
    const stray = join(harness.folder, young.slice(0, 2), "readme.txt");
    await writeFile(stray, "x");
    await utimes(stray, 1, 1);
    const listed: string[] = [];
    for (let part = 0; part < 3; part++)
      for await (const key of harness.store.listKeys(new Date(5_000), { part, parts: 3 })) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
  });

  test("abandoned uploads are listed and removed", async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    for (const upload of [old, fresh]) await harness.receive(upload, toStream(Buffer.from("x")));
    await utimes(join(harness.folder, "incoming", old), 1, 1);
    expect(await harness.store.listUploads(new Date(5_000))).toEqual([old]);
    await mkdir(join(harness.folder, "unfinished"), { recursive: true });
    for (const name of ["old.ready", "new.ready"])
      await writeFile(join(harness.folder, "unfinished", name), "x");
    await utimes(join(harness.folder, "unfinished", "old.ready"), 1, 1);
    await harness.store.sweep(new Date(5_000));
    expect((await harness.files()).sort()).toEqual([old, fresh, "new.ready"].sort());
  });

  test("an empty store lists nothing", async () => {
    const none = createLocalFileStore(join(harness.folder, "missing"));
    expect(await none.listUploads(new Date())).toEqual([]);
    for await (const key of none.listKeys(new Date(), { part: 0, parts: 1 })) expect(key).toBe("none");
    await none.sweep(new Date());
  });

  test("a file is stored completely or not at all", async () => {
    const { key, bytes } = await harness.keep(await noise({ width: 500, height: 500 }).png().toBuffer());
    const file = join(harness.folder, key.slice(0, 2), key);
    expect((await stat(file)).size).toBe(bytes);
    expect((await readFile(file)).length).toBe(bytes);
  });
});

test("concurrent images need little memory and leave threads for other work", async () => {
  // Rotated images cannot be written while they are read; blurred ones are decoded sooner, into as much memory.
  const photo = noise({ width: 1_500, height: 1_000 }).blur(4).withMetadata({ orientation: 6 });
  const picture = await photo.jpeg({ quality: 90 }).toBuffer();
  const upload = (count: number) => Promise.all(Array.from({ length: count }, () => harness.keep(picture)));
  // The decoders need some memory anyway, and the allocator keeps it.
  await upload(10);
  const before = process.memoryUsage().rss;
  let peak = 0;
  let busy = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    // Those that run; what is queued is read at another instant, and one that starts in between would count twice.
    busy = Math.max(busy, sharp.counters().process);
  }, 2);
  const stored = await upload(40);
  clearInterval(watch);
  expect(new Set(stored.map(({ key }) => key)).size).toBe(40);
  expect(busy).toBeLessThanOrEqual(2);
  // 40 decoded images take 180 MB.
  expect(peak - before).toBeLessThan(100 * MB);
});
