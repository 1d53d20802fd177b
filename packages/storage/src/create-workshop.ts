import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInTurn } from "@takt/domain/shared/in-turn";
import sharp from "sharp";

const HOUR = 3_600_000;
/** Pictures decoded at once: half of the threads that Node has for files and names of hosts, too. */
const BENCHES = 2;

/** Where files are unfinished. Whatever becomes of the work, nothing of it stays behind. */
export function createWorkshop(folder: string) {
  const unfinished = join(folder, "unfinished");
  let swept: Promise<void> | undefined;
  // Nothing is decoded twice here, so decoded pictures are not kept.
  sharp.cache(false);

  return {
    /** Gives `work` names for files of its own, and removes them afterwards. */
    async use<T>(work: (place: (name: string) => string) => Promise<T>): Promise<T> {
      await mkdir(unfinished, { recursive: true });
      await (swept ??= sweep(unfinished));
      const names: string[] = [];
      const id = randomUUID();
      try {
        return await work((name) => names[names.push(join(unfinished, `${id}.${name}`)) - 1]!);
      } finally {
        await Promise.all(names.map((name) => rm(name, { force: true })));
      }
    },

    inTurn: createInTurn(BENCHES),
  };
}

/** Once per process: what a process that was killed left behind. An hour is longer than any upload. */
async function sweep(unfinished: string) {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    const found = await stat(file).catch(gone);
    if (found && found.mtimeMs < Date.now() - HOUR) await rm(file, { force: true });
  }
}

/** Another process has just finished with it. */
function gone(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
