import type { UploadProgress } from "@takt/domain/posts/ports/publisher";

type InMemoryProgress = UploadProgress & { saves: number; consumed: number; resumed(): InMemoryProgress };

/**
 * Keeps the saved state like the database. `save` throws from the save number `killAfterSaves` on, as if the
 * process had died.
 */
export function inMemoryProgress({ calls = 1_000, killAfterSaves = Infinity } = {}): InMemoryProgress {
  const progress: InMemoryProgress = {
    saved: null,
    saves: 0,
    consumed: 0,
    save(state: string) {
      progress.saved = state;
      progress.saves += 1;
      return progress.saves >= killAfterSaves ? Promise.reject(new Error("killed")) : Promise.resolve();
    },
    consumeQuota(n: number) {
      if (progress.consumed + n > calls) return Promise.resolve(false);
      progress.consumed += n;
      return Promise.resolve(true);
    },
    /** The state as another process finds it. */
    resumed: () => Object.assign(inMemoryProgress(), { saved: progress.saved }),
  };
  return progress;
}
