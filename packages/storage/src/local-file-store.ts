import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import { append } from "./append";
import { createFileChecks } from "./file-checks";
import { isMissing } from "./is-missing";
import { keepPicture } from "./keep-picture";
import { incomingPath, keyOf, pathOf, UPLOAD_ID } from "./key";
import { listKeys, oldFiles } from "./list-keys";
import { prepareFile } from "./prepare-file";
import { readLazily } from "./read-lazily";
import { settleFile } from "./settle-file";
import { createTempFiles } from "./temp-files";

/**
 * Media as files: `{folder}/{two signs of the key}/{key}`, what users are sending in `{folder}/incoming`, unfinished
 * work in `{folder}/unfinished`. A kept file is there whole or not at all: it gets its name when it is finished and
 * written through to the disk. Any number of processes may share the folder.
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

    async keep(upload, limits) {
      return tempFiles.use(async (place) => {
        const raw = incomingPath(folder, upload);
        const { file, facts } = await prepareFile(raw, place("ready"), limits, checks);
        const key = keyOf(upload);
        return { key, ...facts, ...(await settleFile(file, pathOf(folder, key))) };
      });
    },

    keepPicture: (id, bytes, maxBytes) => keepPicture({ folder, tempFiles, checks }, id, bytes, maxBytes),

    async discard(upload) {
      await rm(incomingPath(folder, upload), { force: true });
    },

    async read(key, range) {
      const file = pathOf(folder, key);
      // Asked first: a file that is missing fails here, and not in the middle of an answer.
      const { size } = await stat(file);
      return { stream: readLazily(file, range), bytes: size };
    },

    /** Removing what is gone already is no error. */
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },

    listKeys: (before, piece) => listKeys(folder, before, piece),

    async listUploads(before) {
      const names: string[] = [];
      for await (const name of oldFiles(join(folder, "incoming"), before, UPLOAD_ID)) names.push(name);
      return names;
    },

    sweep: (before) => tempFiles.sweep(before),
  };
}
