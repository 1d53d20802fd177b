import type { Log } from "@takt/domain/shared/log";

export type Versions = ReturnType<typeof createVersions>;

/** The versions of the API that are known to be good, the newest first; remembers in this process which one works. */
export function createVersions(known: readonly string[], log: Log) {
  let working = known[0]!;

  return {
    /** In the order in which to try them. */
    candidates: () => [working, ...known.filter((version) => version !== working)],
    retired(version: string) {
      log.warn("linkedin.version_retired", { version });
    },
    works(version: string) {
      working = version;
    },
  };
}
