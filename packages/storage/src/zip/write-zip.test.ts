import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import type { ArchiveEntry } from "@takt/domain/archive/ports/archive";
import { expect, test } from "vitest";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { writeZip } from "./write-zip";

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);

const entry = (path: string, content: string | Buffer, isCompressed = false): ArchiveEntry => ({
  path,
  open: () => Readable.from([content]),
  isCompressed,
});

async function* listEntries(...entries: ArchiveEntry[]) {
  for (const one of entries) yield await Promise.resolve(one);
}

async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await open(bytes, { lazyEntries: true });
  const read = promisify(zip.openReadStream.bind(zip)) as (one: Entry) => Promise<Readable>;
  const found: Record<string, string> = {};
  for await (const one of zip.eachEntry()) found[one.fileName] = (await buffer(await read(one))).toString();
  return found;
}

test("entries are in the archive with their paths and contents, compressed or not", async () => {
  const text = "Grüße ".repeat(1000);
  const bytes = await buffer(
    writeZip(listEntries(entry("data/posts.json", text), entry("media/ö.png", "png", true))),
  );
  expect(await unzip(bytes)).toEqual({ "data/posts.json": text, "media/ö.png": "png" });
  expect(bytes.length).toBeLessThan(text.length / 4);
});

test("an archive without entries is a valid file", async () => {
  expect(await unzip(await buffer(writeZip(listEntries())))).toEqual({});
});

test("an entry is opened only after the one before is written", async () => {
  const opened: string[] = [];
  const pieces = Array.from({ length: 20 }, () => Buffer.alloc(100_000, 1));
  const at = (path: string): ArchiveEntry => ({
    path,
    isCompressed: true,
    open() {
      opened.push(path);
      return Readable.from(pieces);
    },
  });
  const stream = writeZip(listEntries(at("1"), at("2"), at("3")));
  const read = stream[Symbol.asyncIterator]();
  await read.next();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened).toEqual(["1"]);
  for (let next = await read.next(); !next.done; next = await read.next());
  expect(opened).toEqual(["1", "2", "3"]);
});

test("an entry that cannot be read fails the archive", async () => {
  const broken = new Readable({ read: () => {} });
  setImmediate(() => broken.destroy(new Error("gone")));
  const entries = listEntries(entry("a", "a"), { path: "b", isCompressed: false, open: () => broken });
  await expect(buffer(writeZip(entries))).rejects.toThrow("gone");
});

test("an archive that nobody reads on closes the file that is open", async () => {
  const file = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(100_000);
    })(),
  );
  const stream = writeZip(listEntries({ path: "endless", isCompressed: true, open: () => file }));
  stream.once("data", () => stream.destroy());
  await expect.poll(() => file.destroyed).toBe(true);
});
