import type { CoreDeps } from "../shared/core-deps";
import type { FileStore } from "./ports/file-store";
import type { RemoteImageReader } from "./ports/remote-images";

/** Dependencies of the media use cases; each takes the `Pick` it needs. */
export type MediaDeps = CoreDeps & { files: FileStore; readRemoteImage: RemoteImageReader };
