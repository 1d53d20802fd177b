import type { UploadProgress } from "@takt/domain/posts/ports/publisher";

type MemoryProgress = UploadProgress & { saves: number; spent: number; after(): MemoryProgress };

/** Keeps what is saved, as the database would. `dieAfter` saves, `save` throws: the process is gone. */
export function memoryProgress({ calls = 1_000, dieAfter = Infinity } = {}): MemoryProgress {
  const progress: MemoryProgress = {
    saved: null,
    saves: 0,
    spent: 0,
    save(state: string) {
      progress.saved = state;
      progress.saves += 1;
      return progress.saves >= dieAfter ? Promise.reject(new Error("killed")) : Promise.resolve();
    },
    spend(n: number) {
      if (progress.spent + n > calls) return Promise.resolve(false);
      progress.spent += n;
      return Promise.resolve(true);
    },
    /** The same state as another process finds it. */
    after: () => Object.assign(memoryProgress(), { saved: progress.saved }),
  };
  return progress;
}
