import { open } from "node:fs/promises";

/** Bytes `[at, at + length)` of a file, fewer at its end. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>;

/** One file, read in pieces by place; `size` in bytes. */
export async function withFile<T>(file: string, use: (read: ReadAt, size: number) => Promise<T>): Promise<T> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const read: ReadAt = async (at, length) => {
      if (at < 0 || at >= size || length <= 0) return Buffer.alloc(0);
      const buffer = Buffer.alloc(Math.min(length, size - at));
      let done = 0;
      while (done < buffer.length) {
        const { bytesRead } = await handle.read(buffer, done, buffer.length - done, at + done);
        if (bytesRead === 0) break;
        done += bytesRead;
      }
      return buffer.subarray(0, done);
    };
    return await use(read, size);
  } finally {
    await handle.close();
  }
}
