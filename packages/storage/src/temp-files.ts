import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { listOldFiles } from "./list-keys";

/** Longer than any work on a file takes. */
const ABANDONED_MS = 3_600_000;

export type TempFiles = ReturnType<typeof createTempFiles>;

/** Manages temporary files. Whatever happens to the work, nothing of it stays behind. */
export function createTempFiles(folder: string) {
  const unfinished = join(folder, "unfinished");
  let swept: Promise<void> | undefined;

  /** Removes files of a killed process that were last written before a time. */
  async function sweep(before: Date) {
    for await (const name of listOldFiles(unfinished, before, /./))
      await rm(join(unfinished, name), { force: true });
  }

  return {
    sweep,
    /** Gives `work` paths for temporary files and removes the files afterwards. */
    async use<T>(work: (tempPath: (name: string) => string) => Promise<T>): Promise<T> {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      // Runs once per process.
      await (swept ??= sweep(new Date(Date.now() - ABANDONED_MS)));
      const names: string[] = [];
      const id = randomUUID();
      try {
        return await work((name) => names[names.push(join(unfinished, `${id}.${name}`)) - 1]!);
      } finally {
        await Promise.all(names.map((name) => rm(name, { force: true })));
      }
    },
  };
}
