import type { Log } from "@takt/domain/shared/core-deps";

/** The one version of LinkedIn's API that has Member Data Portability (docs/linkedin-api.md, Data portability). */
export const PORTABILITY_VERSION = "202312";

export type Versions = ReturnType<typeof createVersions>;

/** Called once per process and change; it never delays a call. */
export type OnVersion = (version: string, state: "works" | "retired") => void;

/**
 * Keeps the known good versions of the API, newest first, remembers in this process which one works, and reports to
 * `onVersion` what LinkedIn says of them.
 */
export function createVersions(known: readonly string[], log: Log, onVersion: OnVersion = () => {}) {
  let working = known[0]!;
  const reported = new Map<string, "works" | "retired">();

  function report(version: string, state: "works" | "retired") {
    if (reported.get(version) === state) return;
    reported.set(version, state);
    onVersion(version, state);
  }

  return {
    /** Returns the versions in the order to try them. */
    candidates: () => [working, ...known.filter((version) => version !== working)],
    retired(version: string) {
      log.warn("linkedin.version_retired", { version });
      report(version, "retired");
    },
    works(version: string) {
      working = version;
      report(version, "works");
    },
  };
}
