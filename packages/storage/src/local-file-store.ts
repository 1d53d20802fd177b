import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import { createWorkshop } from "./create-workshop";
import { newKey, pathOf } from "./key";
import { prepareImage } from "./prepare-image";
import { receive } from "./receive";
import { settleFile } from "./settle-file";

/**
 * Media as files: `{folder}/{two signs of the key}/{key}`, unfinished ones in `{folder}/unfinished`. A file is there
 * whole or not at all: it gets its name when it is finished and written through to the disk.
 */
export function createLocalFileStore(folder: string): FileStore {
  const workshop = createWorkshop(folder);

  return {
    async keepImage({ stream, announcedBytes, maxBytes }) {
      return workshop.use(async (place) => {
        const raw = place("raw");
        await receive(stream, raw, { announcedBytes, maxBytes });
        // Decoding takes the memory of a whole picture: a few at a time.
        const image = await workshop.inTurn(() => prepareImage(raw, place("ready"), maxBytes));
        const key = newKey();
        const sealed = await settleFile(image.file, pathOf(folder, key));
        return { key, mimeType: image.mimeType, width: image.width, height: image.height, ...sealed };
      });
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
