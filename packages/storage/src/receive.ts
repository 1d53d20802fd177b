import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { MediaErrorCode } from "@takt/domain/media/model/media-errors";
import { DomainError } from "@takt/domain/shared/domain-error";

type Limits = { announcedBytes: number | null; maxBytes: number };

/**
 * Writes an upload to a file, never holding more than a piece of it. Refuses with `media_too_large` as soon as it is,
 * and with `media_incomplete` when it is cut or not as long as announced. Errors of the disk are thrown as they are.
 */
export async function receive(stream: Readable, file: string, { announcedBytes, maxBytes }: Limits) {
  try {
    if (announcedBytes !== null && announcedBytes > maxBytes) throw tooLarge(maxBytes);
    const received = await write(stream, file, maxBytes);
    if (announcedBytes !== null && announcedBytes !== received) throw incomplete();
  } finally {
    // Ends the sender, too, when it was refused before its end.
    stream.destroy();
  }
}

async function write(stream: Readable, file: string, maxBytes: number): Promise<number> {
  const handle = await open(file, "wx");
  let received = 0;
  try {
    const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const next = await pieces.next().catch(cut);
      if (next.done) return received;
      received += next.value.length;
      if (received > maxBytes) throw tooLarge(maxBytes);
      await handle.writeFile(next.value);
    }
  } finally {
    await handle.close();
  }
}

/** Whatever ended the sender's stream (an abort, a lost connection): it is not whole. */
function cut(cause: unknown): never {
  const error = incomplete();
  error.cause = cause;
  throw error;
}

const tooLarge = (max: number) => new DomainError<MediaErrorCode>("media_too_large", { max });
const incomplete = () => new DomainError<MediaErrorCode>("media_incomplete");
