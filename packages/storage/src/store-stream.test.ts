import { buffer } from "node:stream/consumers";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalFileStore } from "./local-file-store";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "takt-stream-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test("a stream is stored whole, and stored again under its id it replaces what was there", async () => {
  const store = createLocalFileStore(folder);
  const id = randomUUID();
  await store.storeStream(id, Readable.from(["first"]));
  const stored = await store.storeStream(id, Readable.from(["sec", "ond!"]));
  expect(stored).toEqual({ key: id.replaceAll("-", ""), bytes: 7 });
  expect((await buffer((await store.read(stored.key)).stream)).toString()).toBe("second!");
  expect(await files()).toHaveLength(1);
});

test("nothing is stored of a stream that fails, and what was there stays", async () => {
  const store = createLocalFileStore(folder);
  const id = randomUUID();
  const { key } = await store.storeStream(id, Readable.from(["whole"]));
  async function* broken() {
    yield "half";
    await Promise.resolve();
    throw new Error("gone");
  }
  await expect(store.storeStream(id, Readable.from(broken()))).rejects.toThrow("gone");
  expect((await buffer((await store.read(key)).stream)).toString()).toBe("whole");
  expect(await files()).toHaveLength(1);
});
