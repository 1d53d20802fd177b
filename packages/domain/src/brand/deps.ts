import type { MediaDeps } from "../media/deps";

/** What the use cases of brands need; each takes the `Pick` it needs. */
export type BrandDeps = Pick<MediaDeps, "db" | "clock" | "log" | "files">;
