import type { MediaDeps } from "../media/deps";
import type { RetentionSettings } from "./model/retention";

/** Dependencies of the retention use cases; each takes the `Pick` it needs. */
export type RetentionDeps = MediaDeps & RetentionSettings;
