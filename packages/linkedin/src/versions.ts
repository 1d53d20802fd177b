import type { Log } from "@takt/domain/shared/log";

export type Versions = ReturnType<typeof createVersions>;

/** Told once per process and change; never in the way of a call. */
export type OnVersion = (version: string, state: "works" | "retired") => void;

/**
 * The versions of the API that are known to be good, the newest first; remembers in this process which one works,
 * and tells `onVersion` what LinkedIn says of them.
 */
export function createVersions(known: readonly string[], log: Log, onVersion: OnVersion = () => {}) {
  let working = known[0]!;
  const told = new Map<string, "works" | "retired">();

  function tell(version: string, state: "works" | "retired") {
    if (told.get(version) === state) return;
    told.set(version, state);
    onVersion(version, state);
  }

  return {
    /** In the order in which to try them. */
    candidates: () => [working, ...known.filter((version) => version !== working)],
    retired(version: string) {
      log.warn("linkedin.version_retired", { version });
      tell(version, "retired");
    },
    works(version: string) {
      working = version;
      tell(version, "works");
    },
  };
}
