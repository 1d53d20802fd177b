import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Moves a finished file to its final path and returns its size and hash. It is flushed to disk before it gets its
 * name.
 */
export async function commitFile(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const piece of createReadStream(from) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  await sync(from);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  return { bytes, sha256: hash.digest("hex") };
}

async function sync(file: string) {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
