import type { MediaDeps } from "../media/deps";
import type { WriteArchive } from "./ports/archive";

/** Dependencies of the archive use cases; each takes the `Pick` it needs. */
export type ArchiveDeps = MediaDeps & { writeArchive: WriteArchive };
