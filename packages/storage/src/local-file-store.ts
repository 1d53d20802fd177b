import { mkdir, rm, stat, open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import { append } from "./append";
import { createFileChecks } from "./file-checks";
import { isMissing, listKeys, listOldFiles } from "./list-keys";
import { storeImage } from "./store-image";
import { storeLogo } from "./store-logo";
import { incomingPath, keyOf, toPath, UPLOAD_ID } from "./key";
import { prepareFile } from "./prepare-file";
import { commitFile } from "./commit-file";
import { writeThumbnail } from "./write-thumbnail";
import { createTempFiles } from "./temp-files";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Stores media as files: `{folder}/{first two characters of the key}/{key}`. Uploads in progress are in
 * `{folder}/incoming`, unfinished work in `{folder}/unfinished`. A stored file is complete or missing: it gets its
 * name when it is finished and flushed to disk. Any number of processes may share the folder.
 */
export function createLocalFileStore(folder: string): FileStore {
  const tempFiles = createTempFiles(folder);
  const checks = createFileChecks();

  return {
    async received(upload) {
      const found = await stat(incomingPath(folder, upload)).catch(isMissing);
      return found?.size ?? 0;
    },

    async receive(upload, sent) {
      const file = incomingPath(folder, upload);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      return append(file, sent);
    },

    async store(upload, { limits, owner }) {
      return tempFiles.use(async (tempPath) => {
        const raw = incomingPath(folder, upload);
        const { file, facts } = await prepareFile(raw, tempPath("ready"), { limits, owner, checks });
        const key = keyOf(upload);
        return { key, ...facts, ...(await commitFile(file, toPath(folder, key))) };
      });
    },

    storeImage: (id, bytes, maxBytes) => storeImage({ folder, tempFiles, checks }, id, bytes, maxBytes),

    storeLogo: (id, bytes) => storeLogo({ folder, tempFiles, checks }, id, bytes),

    async storeBytes(id, bytes) {
      return tempFiles.use(async (tempPath) => {
        const [file, key] = [tempPath("bytes"), keyOf(id)];
        await writeFile(file, bytes, { mode: 0o600 });
        await commitFile(file, toPath(folder, key));
        return key;
      });
    },

    async storeStream(id, stream) {
      return tempFiles.use(async (tempPath) => {
        const [file, key] = [tempPath("stream"), keyOf(id)];
        // Opened first: a stream that fails at once would open the file after it was removed.
        const handle = await open(file, "wx", 0o600);
        await pipeline(stream, handle.createWriteStream());
        const { bytes } = await commitFile(file, toPath(folder, key));
        return { key, bytes };
      });
    },

    async discard(upload) {
      await rm(incomingPath(folder, upload), { force: true });
    },

    async read(key, range) {
      const file = toPath(folder, key);
      // A missing file fails here and not in the middle of a response.
      const { size } = await stat(file);
      return { stream: readLazily(file, range), bytes: size };
    },

    thumbnail: (key, owner) => checks.decodes(owner, () => writeThumbnail(toPath(folder, key))),

    async has(key) {
      return (await stat(toPath(folder, key)).catch(isMissing)) !== undefined;
    },

    /** Removes a file; a missing one is no error. */
    async remove(key) {
      await rm(toPath(folder, key), { force: true });
    },

    listKeys: (before, piece) => listKeys(folder, before, piece),

    async listUploads(before) {
      const names: string[] = [];
      for await (const name of listOldFiles(join(folder, "incoming"), before, UPLOAD_ID)) names.push(name);
      return names;
    },

    sweep: (before) => tempFiles.sweep(before),
  };
}

/**
 * Streams the bytes of a file, all or `first..last` inclusive. The file is opened on the first read and closed when
 * the stream ends or is destroyed, so a stream that nobody reads holds no file open.
 */
function readLazily(file: string, range?: { first: number; last: number }): Readable {
  return Readable.from(pieces(file, range), { objectMode: false });
}

async function* pieces(file: string, range?: { first: number; last: number }) {
  const handle = await open(file, "r");
  try {
    const part = range && { start: range.first, end: range.last };
    yield* handle.createReadStream({ ...part, autoClose: false });
  } finally {
    await handle.close();
  }
}
