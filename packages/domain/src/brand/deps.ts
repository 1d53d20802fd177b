import type { MediaDeps } from "../media/deps";

/** Dependencies of the brand use cases; each takes the `Pick` it needs. */
export type BrandDeps = Pick<MediaDeps, "db" | "clock" | "log" | "files">;
