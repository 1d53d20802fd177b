import { Readable } from "node:stream";
import type { FileStore } from "../media/ports/file-store";
import type { FileItem, FileSource, MemberFiles } from "../sync/ports/member-files";

/** Creates a reader to which every file is one with these items; it breaks off before item `breakAt`. */
export function fakeMemberFiles(
  source: FileSource,
  items: readonly FileItem[],
  { breakAt = Infinity, measuredAt = null }: { breakAt?: number; measuredAt?: Date | null } = {},
): MemberFiles {
  return {
    detect: () => Promise.resolve(source),
    open: () =>
      Promise.resolve({
        total: items.length,
        measuredAt,
        *items() {
          for (const [at, item] of items.entries()) {
            if (at >= breakAt) throw new Error("the process dies");
            yield item;
          }
        },
      }).then(({ items: read, ...file }) => ({ ...file, items: read() })),
  };
}

/** Creates a store of bytes in memory. */
export function memoryFiles(files: FileStore): FileStore & { stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    ...files,
    stored,
    storeBytes(id, bytes) {
      stored.set(id, bytes);
      return Promise.resolve(id);
    },
    read(key) {
      const bytes = stored.get(key);
      if (!bytes) return Promise.reject(new Error(`no file ${key}`));
      return Promise.resolve({ stream: Readable.from([Buffer.from(bytes)]), bytes: bytes.length });
    },
    remove(key) {
      stored.delete(key);
      return Promise.resolve();
    },
  };
}
