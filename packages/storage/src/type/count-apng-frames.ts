import { open } from "node:fs/promises";

const SIGNATURE_BYTES = 8;
/** More chunks than any PNG has before its pixels. */
const MAX_CHUNKS = 1_000;

/** Returns how many frames a PNG announces before its pixels (`acTL`; PNG Specification, third edition, 11.3.4.1); 0 for none. */
export async function countApngFrames(file: string): Promise<number> {
  const handle = await open(file);
  try {
    let at = SIGNATURE_BYTES;
    for (let chunk = 0; chunk < MAX_CHUNKS; chunk++) {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(12), position: at });
      const type = buffer.toString("latin1", 4, 8);
      if (bytesRead < 12 || type === "IDAT") return 0;
      if (type === "acTL") return buffer.readUInt32BE(8);
      at += 12 + buffer.readUInt32BE(0);
    }
    return 0;
  } finally {
    await handle.close();
  }
}
