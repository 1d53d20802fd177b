import { Readable } from "node:stream";
import type { UploadFile } from "@takt/domain/posts/ports/publisher";

const PIECE = 65_536;

/** A file in memory, streamed in chunks; `opened` lists the requested ranges in order. */
export function inMemoryFile(kind: UploadFile["kind"], bytes: Buffer, mimeType = "application/octet-stream") {
  const opened: string[] = [];
  const file: UploadFile & { opened: string[] } = {
    kind,
    bytes: bytes.length,
    mimeType,
    opened,
    open(range = { first: 0, last: bytes.length - 1 }) {
      opened.push(`${range.first}-${range.last}`);
      const part = bytes.subarray(range.first, range.last + 1);
      return Promise.resolve(Readable.from(inPieces(part)));
    },
  };
  return file;
}

function* inPieces(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}
