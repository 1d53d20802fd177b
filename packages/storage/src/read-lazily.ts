import { open } from "node:fs/promises";
import { Readable } from "node:stream";

/**
 * Streams the bytes of a file, all or `first..last` inclusive. The file is opened on the first read and closed when
 * the stream ends or is destroyed, so a stream that nobody reads holds no file open.
 */
export function readLazily(file: string, range?: { first: number; last: number }): Readable {
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
