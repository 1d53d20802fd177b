import type { CoreDeps } from "../shared/core-deps";
import type { FileStore } from "./ports/file-store";

/** What the use cases of media need; each takes the `Pick` it needs. */
export type MediaDeps = CoreDeps & { files: FileStore };
