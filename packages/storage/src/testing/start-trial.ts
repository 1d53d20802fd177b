import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createLocalFileStore } from "../local-file-store";

export const MB = 1024 * 1024;

/** A store in a folder of its own, and short ways to use it. */
export async function startTrial() {
  const folder = await mkdtemp(join(tmpdir(), "takt-storage-"));
  const store = createLocalFileStore(folder);

  return {
    folder,
    store,
    keep: (bytes: Buffer, { announcedBytes = bytes.length as number | null, maxBytes = 5 * MB } = {}) =>
      store.keepImage({ stream: streamOf(bytes), announcedBytes, maxBytes }),
    readBack: async (key: string) => buffer((await store.read(key)).stream),
    /** Every file below the folder. */
    async files() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The code of a refusal, the error when it has none, "kept" when there was none. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "kept",
    (error: { code?: string }) => error.code ?? error,
  );
}

/** In pieces of 10 kB, as from a socket. */
const streamOf = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
    })(),
  );
