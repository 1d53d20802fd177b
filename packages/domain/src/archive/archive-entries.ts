import { Readable } from "node:stream";
import type { FileStore } from "../media/ports/file-store";
import type { ArchiveEntry } from "./ports/archive";

/** A text of an archive, which is written when its turn comes. */
export const textEntry = (path: string, write: () => string): ArchiveEntry =>
  rowsEntry(path, () => Readable.from([write()]));

/** Rows of an archive, as a stream of text. */
export const rowsEntry = (path: string, open: () => Readable): ArchiveEntry => ({
  path,
  open,
  isCompressed: false,
});

/** A stored file as an entry of an archive; null where storage has lost it. Any other failure ends the archive. */
export async function openFileEntry(
  files: Pick<FileStore, "read">,
  { key, path }: { key: string; path: string },
): Promise<ArchiveEntry | null> {
  const found = await files.read(key).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return found && { path, open: () => found.stream, isCompressed: true };
}

/** The path in an archive of the file of a post: unique, whatever it is named, and one that every system can unpack. */
export function mediaPath({ id, fileName }: { id: string; fileName: string }): string {
  return `media/${id}-${fileName.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(-100)}`;
}
