import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { createLocalFileStore } from "../local-file-store";

export const MB = 1024 * 1024;

/** Starts a store in its own folder, with shortcuts to use it. */
export async function startStoreHarness() {
  const folder = await mkdtemp(join(tmpdir(), "takt-storage-"));
  const store = createLocalFileStore(folder);
  const receive = (upload: string, stream: Readable, { from = 0, most = 300 * MB } = {}) =>
    store.receive(upload, { stream, from, most, mayWrite: () => true });

  return {
    folder,
    store,
    receive,
    /** Receives, stores and discards an upload, as the use case does. */
    async keep(bytes: Buffer, { maxBytes = 5 * MB, owner = "one" } = {}) {
      const upload = randomUUID();
      await receive(upload, toStream(bytes));
      try {
        return await store.store(upload, { limits: { ...MEDIA_LIMITS, imageBytes: maxBytes }, owner });
      } finally {
        await store.discard(upload);
      }
    },
    readBack: async (key: string) => buffer((await store.read(key)).stream),
    /** Lists every file below the folder. */
    async files() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the code of a refusal, the error when it has none, or "stored" when nothing was refused. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "stored",
    (error: { code?: string }) => error.code ?? error,
  );
}

/** Streams in chunks of 10 kB, as from a socket. */
export const toStream = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      if (bytes.length === 0) yield bytes;
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    })(),
  );
