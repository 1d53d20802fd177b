import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Uploaded bytes by name (letters, digits, `-_.` only): files in `dir`, or memory when that is null. */
export function createBlobs(dir: string | null) {
  const memory = new Map<string, Buffer>();

  return {
    put(name: string, bytes: Buffer) {
      if (dir === null) return void memory.set(name, bytes);
      mkdirSync(dir, { recursive: true });
      writeFileSync(pathOf(dir, name), bytes);
    },
    get(name: string): Buffer | undefined {
      if (dir === null) return memory.get(name);
      try {
        return readFileSync(pathOf(dir, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    clear() {
      memory.clear();
      if (dir !== null) rmSync(dir, { recursive: true, force: true });
    },
  };
}

function pathOf(dir: string, name: string) {
  if (!/^[\w-][\w.-]*$/.test(name)) throw new Error(`Not a blob's name: ${name}`);
  return join(dir, name);
}
