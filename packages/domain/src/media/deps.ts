import type { CoreDeps } from "../shared/core-deps";
import type { FileStore } from "./ports/file-store";
import type { RemoteImageReader } from "./ports/remote-images";

/** What the use cases of media need; each takes the `Pick` it needs. */
export type MediaDeps = CoreDeps & { files: FileStore; readRemoteImage: RemoteImageReader };
