import { Readable } from "node:stream";
import type { FileStore } from "../media/ports/file-store";

const refused = () => Promise.reject(new Error("no uploads here"));

/** Creates a file store in which every file is five bytes, and which takes none. */
export function fakeFiles(): FileStore {
  return {
    received: () => Promise.resolve(0),
    receive: refused,
    store: refused,
    storeImage: refused,
    discard: () => Promise.resolve(),
    read: () => Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 }),
    remove: () => Promise.resolve(),
    listKeys: () => Readable.from([]),
    listUploads: () => Promise.resolve([]),
    sweep: () => Promise.resolve(),
  };
}
