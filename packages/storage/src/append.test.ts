import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { append } from "./append";
import { MB, refusal, startStoreHarness, toStream } from "./testing/start-store-harness";

let harness: Awaited<ReturnType<typeof startStoreHarness>>;

beforeEach(async () => {
  harness = await startStoreHarness();
});
afterEach(() => harness.end());

const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7) % 251));
const read = (upload: string) => readFile(join(harness.folder, "incoming", upload));

test("a file that arrives in several pieces is complete", async () => {
  const upload = randomUUID();
  expect(await harness.store.received(upload)).toBe(0);
  expect(await harness.receive(upload, toStream(bytes.subarray(0, 70_000)))).toBe(70_000);
  expect(await harness.store.received(upload)).toBe(70_000);
  expect(await harness.receive(upload, toStream(bytes.subarray(70_000)), { from: 70_000 })).toBe(200_000);
  expect((await read(upload)).equals(bytes)).toBe(true);
});

test("an interrupted upload keeps its bytes and continues after them", async () => {
  const upload = randomUUID();
  const cut = Readable.from(
    (async function* () {
      yield bytes.subarray(0, 50_000);
      throw new Error("aborted");
    })(),
  );
  expect(await harness.receive(upload, cut)).toBe(50_000);
  expect(await harness.receive(upload, toStream(bytes.subarray(50_000)), { from: 50_000 })).toBe(200_000);
  expect((await read(upload)).equals(bytes)).toBe(true);
});

test("an idle sender is disconnected", async () => {
  const folder = await mkdtemp(join(tmpdir(), "takt-append-"));
  const silent = new Readable({ read() {} });
  silent.push(bytes.subarray(0, 100));
  const sent = { stream: silent, from: 0, most: MB, mayWrite: () => true };
  expect(await append(join(folder, "a"), sent, 50)).toBe(100);
  expect(silent.destroyed).toBe(true);
  await rm(folder, { recursive: true });
});

test("a sender that has lost its lock writes nothing more", async () => {
  const upload = randomUUID();
  let asked = 0;
  const mayWrite = () => ++asked <= 3;
  expect(await harness.store.receive(upload, { stream: toStream(bytes), from: 0, most: MB, mayWrite })).toBe(
    30_000,
  );
  expect(await harness.store.received(upload)).toBe(30_000);
});

test("an upload is stopped at its limit", async () => {
  let sent = 0;
  const flood = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc((sent += 65_536) && 65_536);
    })(),
  );
  expect(await refusal(harness.receive(randomUUID(), flood, { most: MB }))).toBe("media_too_large");
  expect(sent).toBeLessThan(2 * MB);
  expect(flood.destroyed).toBe(true);
});

test("a discarded upload is gone, and discarding it again is no error", async () => {
  const upload = randomUUID();
  await harness.receive(upload, toStream(bytes));
  await harness.store.discard(upload);
  await harness.store.discard(upload);
  expect(await harness.files()).toEqual([]);
});

test.each(["../../etc/passwd", "", "a".repeat(36), `${randomUUID()}\n`])(
  "the id %j is not an upload",
  async (upload) => {
    await expect(harness.store.received(upload)).rejects.toThrow("Not an upload");
    await expect(harness.receive(upload, toStream(bytes))).rejects.toThrow("Not an upload");
    await expect(harness.store.discard(upload)).rejects.toThrow("Not an upload");
  },
);

test("an upload of 200 MB is stored without being held in memory", async () => {
  const upload = randomUUID();
  const piece = Buffer.alloc(64 * 1024, 7);
  const film = Readable.from(
    (function* () {
      // ftyp, moov with a track, and an mdat over the rest: see testing/crafted-videos.
      for (let left = 200 * MB; left > 0; left -= piece.length) yield piece;
    })(),
  );
  const before = process.memoryUsage().rss;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  expect(await harness.receive(upload, film)).toBe(200 * MB);
  clearInterval(watch);
  expect(peak - before).toBeLessThan(60 * MB);
});
