import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";

type Sent = { stream: Readable; from: number; most: number; mayWrite: () => boolean };

/** Time without a byte after which a sender counts as lost; they can resume the upload. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Writes a stream after the first `from` bytes of a file, one chunk at a time, and returns the new length. A sender
 * who stops, disconnects or goes idle is no error: the bytes that arrived stay. Refuses with `media_too_large` as
 * soon as the limit is exceeded. Disk errors are thrown as they are.
 */
export async function append(
  file: string,
  { stream, from, most, mayWrite }: Sent,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
) {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT);
  let length = from;
  try {
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const piece = await nextPiece(pieces, stream, idleTimeoutMs);
      if (!piece || !mayWrite()) return length;
      if (length + piece.length > most)
        throw new DomainError<MediaErrorCode>("media_too_large", { max: most });
      for (let done = 0; done < piece.length;) {
        const { bytesWritten } = await handle.write(piece, done, piece.length - done, length);
        done += bytesWritten;
        length += bytesWritten;
      }
    }
  } finally {
    await handle.close();
    // This also ends a sender that was refused early.
    stream.destroy();
  }
}

/** Returns the next chunk, or undefined when the stream ended for any reason. */
async function nextPiece(pieces: AsyncIterator<Buffer>, stream: Readable, idleTimeoutMs: number) {
  const timer = setTimeout(() => stream.destroy(), idleTimeoutMs);
  try {
    const next = await pieces.next();
    return next.done ? undefined : next.value;
  } catch {
    // After an abort, a lost connection or a timeout the length of the file tells the sender where to continue.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
