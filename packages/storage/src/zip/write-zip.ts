import { finished } from "node:stream/promises";
import type { Readable } from "node:stream";
import type { ArchiveEntry } from "@takt/domain/archive/ports/archive";
import { ZipFile } from "yazl";

/**
 * Writes entries as a ZIP file (ZIP64 where it is needed). An entry is opened when the one before is written, so that one
 * file is open at a time; when an entry fails, the stream fails.
 */
export function writeZip(entries: AsyncIterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closed = new AbortController();
  output.once("close", () => closed.abort());
  const fail = (error: unknown) => void output.destroy(error as Error);
  zip.on("error", fail);
  addEntries(zip, entries, closed.signal).then(() => zip.end(), fail);
  return output;
}

async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ArchiveEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { path, open, isCompressed } of entries) {
    const stream = await open();
    try {
      zip.addReadStream(stream, path, { compress: !isCompressed, mode: 0o100644 });
      await finished(stream, { signal });
    } finally {
      stream.destroy();
    }
  }
}
