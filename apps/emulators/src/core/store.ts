import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export type Store<T> = {
  get(): T;
  /** Replaces the value and writes it soon (see `delayMs`). */
  set(value: T): void;
  /** Schedules a write after the value was changed in place. */
  touch(): void;
  /** Writes pending changes now. */
  flush(): void;
};

/**
 * One JSON value stored in `file`, or only in memory when that is null. A write goes to a temporary file that is then
 * renamed, so that a `kill -9` leaves the old or the new value. A burst of changes is one write. Throws when the file
 * exists and is not JSON.
 */
export function createStore<T>(file: string | null, initial: T, { delayMs = 100 } = {}): Store<T> {
  let value = file === null ? initial : (read<T>(file) ?? initial);
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    if (timer === undefined || file === null) return;
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(file), { recursive: true });
    const temporaryFile = `${file}.${process.pid}.new`;
    writeFileSync(temporaryFile, JSON.stringify(value));
    renameSync(temporaryFile, file);
  }

  function touch() {
    if (file === null || timer !== undefined) return;
    timer = setTimeout(flush, delayMs);
    timer.unref();
  }

  return {
    get: () => value,
    set(next) {
      value = next;
      touch();
    },
    touch,
    flush,
  };
}

function read<T>(file: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return JSON.parse(text) as T;
}
