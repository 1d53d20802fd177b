import type { Readable } from "node:stream";

/** A file of an archive. */
export type ArchiveEntry = {
  /** With slashes, e.g. `media/picture.png`. */
  path: string;
  /** Called when its turn comes, so that one file is open at a time. */
  open: () => Readable | Promise<Readable>;
  /** Whether it is compressed already, as pictures and videos are. */
  isCompressed: boolean;
};

/** Writes entries, one after the other, as one archive, which is produced as fast as it is read. */
export type WriteArchive = (entries: AsyncIterable<ArchiveEntry>) => Readable;
