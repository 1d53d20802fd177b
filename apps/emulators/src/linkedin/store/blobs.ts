import { createReadStream, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { UploadSlot } from "../model/entities";

/** Writes one blob piece by piece. It becomes visible as a whole on `commit`. */
type BlobWriter = {
  write(piece: Uint8Array): Promise<void>;
  /** Ends the writing; `commit` or `discard` follows. */
  close(): Promise<void>;
  commit(): void;
  discard(): void;
};

/** Uploaded bytes by name: files in `dir`, read and written in pieces, or in memory when that is null. */
export function createBlobs(dir: string | null) {
  const memory = new Map<string, Buffer>();
  let writers = 0;

  return {
    writer: (name: string): Promise<BlobWriter> =>
      dir === null ? Promise.resolve(memoryWriter(memory, name)) : fileWriter(dir, name, ++writers),
    get(name: string): Buffer | undefined {
      if (dir === null) return memory.get(name);
      try {
        return readFileSync(pathOf(dir, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    /** Streams a committed blob. */
    stream: (name: string): Readable =>
      dir === null
        ? Readable.from([memory.get(name) ?? Buffer.alloc(0)])
        : createReadStream(pathOf(dir, name)),
    clear() {
      memory.clear();
      if (dir !== null) rmSync(dir, { recursive: true, force: true });
    },
  };
}

function memoryWriter(memory: Map<string, Buffer>, name: string): BlobWriter {
  const pieces: Buffer[] = [];
  return {
    write: (piece) => Promise.resolve(void pieces.push(Buffer.from(piece))),
    close: () => Promise.resolve(),
    commit: () => void memory.set(name, Buffer.concat(pieces)),
    discard: () => {},
  };
}

async function fileWriter(dir: string, name: string, number: number): Promise<BlobWriter> {
  mkdirSync(dir, { recursive: true });
  const unfinished = pathOf(dir, `${name}.unfinished-${process.pid}-${number}`);
  const file = await open(unfinished, "w");
  return {
    async write(piece) {
      await file.write(piece);
    },
    close: () => file.close(),
    commit: () => renameSync(unfinished, pathOf(dir, name)),
    discard: () => rmSync(unfinished, { force: true }),
  };
}

function pathOf(dir: string, name: string) {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(`Not a blob's name: ${name}`);
  return join(dir, name);
}

/** The name under which the bytes of one upload slot are stored. */
export const blobName = (urn: string, slot: Pick<UploadSlot, "role" | "firstByte">) =>
  `${urn.split(":").slice(2).join(".")}.${slot.role}.${slot.firstByte}`;
