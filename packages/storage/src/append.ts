import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";

type Sent = { stream: Readable; from: number; most: number; mayWrite: () => boolean };

/** Milliseconds without a byte: the sender is taken for lost, and can come again. */
const SILENCE = 10_000;

/**
 * Writes what is sent behind the first `from` bytes of a file, never holding more than a piece of it, and answers the
 * new length. A sender who stops, is cut off or falls silent is no error: what came stays. Refuses with
 * `media_too_large` as soon as it is. Errors of the disk are thrown as they are.
 */
export async function append(file: string, { stream, from, most, mayWrite }: Sent, silence = SILENCE) {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT);
  let length = from;
  try {
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const piece = await nextPiece(pieces, stream, silence);
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
    // Ends the sender, too, when it was refused before its end.
    stream.destroy();
  }
}

/** The next piece, or nothing: it ended, whatever ended it. */
async function nextPiece(pieces: AsyncIterator<Buffer>, stream: Readable, silence: number) {
  const timer = setTimeout(() => stream.destroy(), silence);
  try {
    const next = await pieces.next();
    return next.done ? undefined : next.value;
  } catch {
    // An abort, a lost connection, silence: the length of the file tells the sender where to go on.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
