import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLocalFileStore } from "./local-file-store";
import { emptyFrames } from "./testing/crafted-files";
import { frames, halves, noise } from "./testing/pictures";
import { MB, refusal, startTrial, streamOf } from "./testing/start-trial";

let trial: Awaited<ReturnType<typeof startTrial>>;

beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.end());

describe("keeps", () => {
  test("a JPEG: what is told is what lies there", async () => {
    const kept = await trial.keep(await noise({ width: 300, height: 200 }).jpeg().toBuffer());
    expect(kept).toMatchObject({ mimeType: "image/jpeg", width: 300, height: 200 });
    expect(kept.key).toMatch(/^[0-9a-f]{32}$/);
    const read = await trial.store.read(kept.key);
    const bytes = await buffer(read.stream);
    expect([read.bytes, bytes.length]).toEqual([kept.bytes, kept.bytes]);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(kept.sha256);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 200 });
    expect(await trial.files()).toEqual([kept.key]);
  });

  test("a PNG, pixel by pixel, with what is transparent", async () => {
    const source = await noise().ensureAlpha(0.5).png().toBuffer();
    const kept = await trial.keep(source);
    expect(kept.mimeType).toBe("image/png");
    const raw = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await raw(await trial.readBack(kept.key))).equals(await raw(source))).toBe(true);
  });

  test("a moving GIF as it is, byte by byte", async () => {
    const gif = await frames(5, "gif", { width: 20, height: 10 });
    const kept = await trial.keep(gif);
    expect(kept).toMatchObject({ mimeType: "image/gif", width: 20, height: 10, bytes: gif.length });
    expect((await trial.readBack(kept.key)).equals(gif)).toBe(true);
  });

  test("a WebP as PNG", async () => {
    const source = await noise().ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
    const kept = await trial.keep(source);
    expect(kept).toMatchObject({ mimeType: "image/png", width: 64, height: 48 });
    const bytes = await trial.readBack(kept.key);
    expect((await sharp(bytes).metadata()).format).toBe("png");
    const raw = (data: Buffer) => sharp(data).raw().toBuffer();
    expect((await raw(bytes)).equals(await raw(source))).toBe(true);
  });

  test("a WebP whose PNG would be far too heavy as JPEG, unless something is transparent", async () => {
    const photo = noise({ width: 600, height: 600 });
    const opaque = await trial.keep(await photo.clone().webp({ quality: 40 }).toBuffer(), {
      maxBytes: 300_000,
    });
    expect(opaque.mimeType).toBe("image/jpeg");
    const glass = await trial.keep(await photo.ensureAlpha(0.5).webp({ quality: 40 }).toBuffer(), {
      maxBytes: 300_000,
    });
    expect(glass.mimeType).toBe("image/png");
  });

  test("a JPEG that grew by being written anew in a lower quality", async () => {
    const photo = await noise({ width: 800, height: 800 }).jpeg({ quality: 80 }).toBuffer();
    const kept = await trial.keep(photo, { maxBytes: photo.length });
    expect(kept.bytes).toBeLessThan(photo.length * 1.2);
    const generous = await trial.keep(photo, { maxBytes: 5 * MB });
    expect(generous.bytes).toBeGreaterThan(kept.bytes);
  });

  test("equal pictures under keys of their own, with equal hashes", async () => {
    const picture = await noise().png().toBuffer();
    const [one, two] = [await trial.keep(picture), await trial.keep(picture)];
    expect(one.sha256).toBe(two.sha256);
    expect(one.key).not.toBe(two.key);
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
    const kept = await trial.keep(source);
    expect(kept).toMatchObject({ width: 40, height: 60 });
    const bytes = await trial.readBack(kept.key);
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
    const kept = await trial.keep(source);
    expect(kept).toMatchObject({ width: 40, height: 60, mimeType: "image/png" });
    expect((await trial.readBack(kept.key)).includes("secret")).toBe(false);
  });

  test("what hides behind the picture is gone", async () => {
    const archive = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      Buffer.alloc(500, "<script>alert(1)</script>"),
    ]);
    for (const picture of [await noise().jpeg().toBuffer(), await noise().png().toBuffer()]) {
      const kept = await trial.keep(Buffer.concat([picture, archive]));
      const bytes = await trial.readBack(kept.key);
      expect(bytes.includes("PK\x03\x04")).toBe(false);
      expect(bytes.includes("<script>")).toBe(false);
    }
  });
});

test("the heaviest GIF that is let through does not hold others up for long", async () => {
  const started = performance.now();
  const gif = emptyFrames(62, 2_000);
  expect(await trial.keep(gif)).toMatchObject({ width: 2_000, height: 2_000, bytes: gif.length });
  expect(performance.now() - started).toBeLessThan(10_000);
});

describe("the folder", () => {
  test("a disk that fails is no fault of the picture", async () => {
    await writeFile(join(trial.folder, "unfinished"), "in the way");
    expect(await refusal(trial.keep(await noise().png().toBuffer()))).toBe("EEXIST");
  });

  test("removing takes the file, and again is no error", async () => {
    const { key } = await trial.keep(await noise().png().toBuffer());
    await trial.store.remove(key);
    await trial.store.remove(key);
    expect(await trial.files()).toEqual([]);
    await expect(trial.store.read(key)).rejects.toThrow(/ENOENT/);
  });

  test.each(["../../etc/passwd", "..%2f", "", "/etc/passwd", "ab/cd", "A".repeat(32), `${"a".repeat(32)}\n`])(
    "%j is no key: neither read nor removed",
    async (key) => {
      await expect(trial.store.read(key)).rejects.toThrow("Not a key");
      await expect(trial.store.remove(key)).rejects.toThrow("Not a key");
    },
  );

  test("what a killed process left is swept, what is in work is not", async () => {
    await mkdir(join(trial.folder, "unfinished"));
    const [old, fresh] = ["old.ready", "fresh.ready"].map((name) => join(trial.folder, "unfinished", name));
    await writeFile(old!, "x");
    await writeFile(fresh!, "x");
    await utimes(old!, new Date(0), new Date(0));
    const { key } = await trial.keep(await noise().png().toBuffer());
    expect((await trial.files()).sort()).toEqual(["fresh.ready", key].sort());
  });

  test("nobody else of the machine reads what is kept", async () => {
    const { key } = await trial.keep(await noise().png().toBuffer());
    for (const name of ["incoming", "unfinished", key.slice(0, 2)])
      expect([name, (await stat(join(trial.folder, name))).mode & 0o777]).toEqual([name, 0o700]);
  });

  test("lists kept files that are old, each in one piece of the store, and nothing that is no file of ours", async () => {
    const picture = await noise().png().toBuffer();
    const keys = [];
    for (let count = 0; count < 6; count++) keys.push((await trial.keep(picture)).key);
    const young = keys.pop()!;
    for (const key of keys) await utimes(join(trial.folder, key.slice(0, 2), key), 1, 1);
    const stray = join(trial.folder, young.slice(0, 2), "readme.txt");
    await writeFile(stray, "x");
    await utimes(stray, 1, 1);
    const listed: string[] = [];
    for (let part = 0; part < 3; part++)
      for await (const key of trial.store.listKeys(new Date(5_000), { part, parts: 3 })) listed.push(key);
    expect(listed.sort()).toEqual(keys.sort());
  });

  test("lists uploads to which nothing was added lately, and sweeps what nobody finishes", async () => {
    const [old, fresh] = [randomUUID(), randomUUID()];
    for (const upload of [old, fresh]) await trial.receive(upload, streamOf(Buffer.from("x")));
    await utimes(join(trial.folder, "incoming", old), 1, 1);
    expect(await trial.store.listUploads(new Date(5_000))).toEqual([old]);
    await mkdir(join(trial.folder, "unfinished"), { recursive: true });
    for (const name of ["old.ready", "new.ready"])
      await writeFile(join(trial.folder, "unfinished", name), "x");
    await utimes(join(trial.folder, "unfinished", "old.ready"), 1, 1);
    await trial.store.sweep(new Date(5_000));
    expect((await trial.files()).sort()).toEqual([old, fresh, "new.ready"].sort());
  });

  test("an empty store has nothing to list", async () => {
    const none = createLocalFileStore(join(trial.folder, "missing"));
    expect(await none.listUploads(new Date())).toEqual([]);
    for await (const key of none.listKeys(new Date(), { part: 0, parts: 1 })) expect(key).toBe("none");
    await none.sweep(new Date());
  });

  test("a file is there whole or not at all", async () => {
    const { key, bytes } = await trial.keep(await noise({ width: 500, height: 500 }).png().toBuffer());
    const file = join(trial.folder, key.slice(0, 2), key);
    expect((await stat(file)).size).toBe(bytes);
    expect((await readFile(file)).length).toBe(bytes);
  });
});

test("many at once: memory stays flat, and threads are left for others", async () => {
  // Turned ones cannot be written while they are read; blurred ones are decoded sooner, into as much memory.
  const photo = noise({ width: 1_500, height: 1_000 }).blur(4).withMetadata({ orientation: 6 });
  const picture = await photo.jpeg({ quality: 90 }).toBuffer();
  const upload = (count: number) => Promise.all(Array.from({ length: count }, () => trial.keep(picture)));
  // What the decoders need at all, and the allocator keeps.
  await upload(10);
  const before = process.memoryUsage().rss;
  let peak = 0;
  let busy = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
    const { queue, process: running } = sharp.counters();
    busy = Math.max(busy, queue + running);
  }, 2);
  const kept = await upload(40);
  clearInterval(watch);
  expect(new Set(kept.map(({ key }) => key)).size).toBe(40);
  expect(busy).toBeLessThanOrEqual(2);
  // 40 decoded pictures are 180 MB.
  expect(peak - before).toBeLessThan(100 * MB);
});
