import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { readIfPresent, replaceFile } from "./journal";

export type Store<T> = {
  get(): T;
  /** Replaces the value and writes it soon (see `delayMs`). */
  set(value: T): void;
  /** Schedules a write after the value was changed in place. */
  touch(): void;
  /** Writes pending changes now. */
  flush(): void;
};

/** One JSON value stored whole in `file`, or in memory when that is null. A burst of changes is one write. */
export function createStore<T>(file: string | null, initial: T, { delayMs = 100 } = {}): Store<T> {
  const stored = file === null ? undefined : readIfPresent(file);
  let value = stored === undefined ? initial : (JSON.parse(stored) as T);
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    if (timer === undefined || file === null) return;
    clearTimeout(timer);
    timer = undefined;
    mkdirSync(dirname(file), { recursive: true });
    replaceFile(file, JSON.stringify(value));
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
