import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { oldFiles } from "./list-keys";

/** Longer than any work on a file takes. */
const ABANDONED_MS = 3_600_000;

export type TempFiles = ReturnType<typeof createTempFiles>;

/** Names for files that are being written. Whatever becomes of the work, nothing of it stays behind. */
export function createTempFiles(folder: string) {
  const unfinished = join(folder, "unfinished");
  let swept: Promise<void> | undefined;

  /** Removes what a process that was killed left behind: all that was last written before then. */
  async function sweep(before: Date) {
    for await (const name of oldFiles(unfinished, before, /./))
      await rm(join(unfinished, name), { force: true });
  }

  return {
    sweep,
    /** Gives `work` names for files of its own, and removes them afterwards. */
    async use<T>(work: (place: (name: string) => string) => Promise<T>): Promise<T> {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      // Once per process.
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
