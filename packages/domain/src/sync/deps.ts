import type { ConnectionsDeps } from "../connections/deps";
import type { MediaDeps } from "../media/deps";
import type { PostEvents } from "../posts/ports/post-events";
import type { LinkedInReader } from "./ports/linkedin-reader";
import type { MemberFiles } from "./ports/member-files";
import type { MetricsEvents } from "./ports/metrics-events";
import type { SyncEvents } from "./ports/sync-events";

/** Dependencies of the sync use cases; each takes the `Pick` it needs. */
export type SyncDeps = ConnectionsDeps &
  MediaDeps & {
    events: PostEvents;
    memberFiles: MemberFiles;
    linkedinReader: LinkedInReader;
    syncEvents: SyncEvents;
    metricsEvents: MetricsEvents;
  };
