import type { SyncDeps } from "../deps";
import type { LeasedRun } from "../lease-run";
import { openCommunitySource } from "./community-source";
import { openFileSource } from "./file-source";
import { openPortabilitySource } from "./portability-source";
import type { Source } from "./source";
import { openTaktSource } from "./takt-source";

/** Opens the source of a run after what is done. Refuses with a SyncFailure. */
export function openSource(deps: SyncDeps, run: LeasedRun): Promise<Source> {
  switch (run.source) {
    case "takt":
      return openTaktSource(deps, run);
    case "archive_file":
    case "analytics_file":
      return openFileSource(deps, run, run.source);
    case "community_api":
      return openCommunitySource(deps, run);
    case "portability_api":
      return openPortabilitySource(deps, run);
  }
}
