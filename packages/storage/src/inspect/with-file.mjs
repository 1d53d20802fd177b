import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Bytes that a small read fetches at a time: structure lies close together. */
const BLOCK_BYTES = 16 * 1024;

/**
 * Opens a file that is read by position in blocks; `size` is in bytes. It is synchronous, because the worker has
 * nothing else to do.
 * @template T
 * @param {string} file
 * @param {(read: import("./inspect-types").ReadAt, size: number) => T} use
 * @returns {T}
 */
export function withFile(file, use) {
  const fd = openSync(file, "r");
  try {
    const { size } = fstatSync(fd);
    return use(createBlockReader(fd, size), size);
  } finally {
    closeSync(fd);
  }
}

/**
 * @param {number} fd
 * @param {number} size
 * @returns {import("./inspect-types").ReadAt}
 */
function createBlockReader(fd, size) {
  let block = Buffer.alloc(0);
  let blockAt = 0;
  return (at, length) => {
    const wanted = at < 0 || at >= size ? 0 : Math.min(length, size - at);
    if (wanted <= 0) return Buffer.alloc(0);
    if (wanted > BLOCK_BYTES) return readWhole(fd, at, wanted);
    if (at < blockAt || at + wanted > blockAt + block.length) {
      block = readWhole(fd, at, Math.min(BLOCK_BYTES, size - at));
      blockAt = at;
    }
    return block.subarray(at - blockAt, at - blockAt + wanted);
  };
}

/**
 * @param {number} fd
 * @param {number} at
 * @param {number} length
 */
function readWhole(fd, at, length) {
  const buffer = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const bytesRead = readSync(fd, buffer, done, length - done, at + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return buffer.subarray(0, done);
}
