import type { MediaDeps } from "../media/deps";
import type { WriteArchive } from "./ports/archive";

/** What the use cases of archives need; each takes the `Pick` it needs. */
export type ArchiveDeps = MediaDeps & { writeArchive: WriteArchive };
