import { text } from "node:stream/consumers";
import { PassThrough, type Readable } from "node:stream";
import type { ArchiveEntry, WriteArchive } from "../archive/ports/archive";

/** Creates a writer of archives that keeps what it was given, as texts by their paths, instead of packing it. */
export function createFakeArchive(): { writeArchive: WriteArchive; contents: Map<string, string> } {
  const contents = new Map<string, string>();
  const readAll = async (entries: AsyncIterable<ArchiveEntry>, output: PassThrough) => {
    for await (const { path, open } of entries) contents.set(path, await text(await open()));
    output.end("archive");
  };
  return {
    contents,
    writeArchive(entries): Readable {
      const output = new PassThrough();
      readAll(entries, output).catch((error: unknown) => output.destroy(error as Error));
      return output;
    },
  };
}
