import { open } from "node:fs/promises";
import { Readable } from "node:stream";

/**
 * The bytes of a file, all or `first..last` inclusive. It is opened when the first piece is asked for and closed when the
 * stream ends or is destroyed: a stream that nobody reads, because its asker has gone, holds nothing.
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
