import type { Readable } from "node:stream";
import type { FileStore } from "./ports/file-store";

/** A stored file: its type, its length in bytes, and what opens it. */
export type OpenStored = {
  mimeType: string;
  bytes: number;
  open: (range?: { first: number; last: number }) => Promise<Readable>;
};

/** Finds a file under its key, without opening it yet: a stream that nobody reads opens no file. */
export async function openStored(files: FileStore, key: string, mimeType: string): Promise<OpenStored> {
  const { bytes } = await files.read(key);
  return { mimeType, bytes, open: async (range) => (await files.read(key, range)).stream };
}
