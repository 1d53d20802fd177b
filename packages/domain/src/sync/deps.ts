import type { MediaDeps } from "../media/deps";
import type { MemberFiles } from "./ports/member-files";
import type { SyncEvents } from "./ports/sync-events";

/** What the use cases of sync need; each takes the `Pick` it needs. */
export type SyncDeps = MediaDeps & { memberFiles: MemberFiles; syncEvents: SyncEvents };
