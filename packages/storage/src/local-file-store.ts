import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import { append } from "./append";
import { createWorkshop } from "./create-workshop";
import { keepPicture } from "./keep-picture";
import { incomingPath, keyOf, pathOf } from "./key";
import { prepareFile } from "./prepare-file";
import { settleFile } from "./settle-file";

/**
 * Media as files: `{folder}/{two signs of the key}/{key}`, what users are sending in `{folder}/incoming`, unfinished
 * work in `{folder}/unfinished`. A kept file is there whole or not at all: it gets its name when it is finished and
 * written through to the disk. Any number of processes may share the folder.
 */
export function createLocalFileStore(folder: string): FileStore {
  const workshop = createWorkshop(folder);

  return {
    async received(upload) {
      const found = await stat(incomingPath(folder, upload)).catch(missing);
      return found?.size ?? 0;
    },

    async receive(upload, sent) {
      const file = incomingPath(folder, upload);
      await mkdir(dirname(file), { recursive: true });
      return append(file, sent);
    },

    async keep(upload, limits) {
      return workshop.use(async (place) => {
        const raw = incomingPath(folder, upload);
        // Decoding takes the memory of a whole picture: a few at a time.
        const { file, facts } = await workshop.inTurn(() => prepareFile(raw, place("ready"), limits));
        const key = keyOf(upload);
        return { key, ...facts, ...(await settleFile(file, pathOf(folder, key))) };
      });
    },

    keepPicture: (id, bytes, maxBytes) => keepPicture({ folder, workshop }, id, bytes, maxBytes),

    async discard(upload) {
      await rm(incomingPath(folder, upload), { force: true });
    },

    async read(key, range) {
      // Opened first: a file that is missing fails here, and not in the middle of an answer.
      const handle = await open(pathOf(folder, key), "r");
      try {
        const { size } = await handle.stat();
        const part = range && { start: range.first, end: range.last };
        return { stream: createReadStream("", { fd: handle, ...part }), bytes: size };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    /** Removing what is gone already is no error. */
    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

function missing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
