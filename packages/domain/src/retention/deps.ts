import type { MediaDeps } from "../media/deps";
import type { RetentionSettings } from "./model/retention";

/** What the use cases of retention need; each takes the `Pick` it needs. */
export type RetentionDeps = MediaDeps & RetentionSettings;
