import type { WritingDeps } from "../writing/deps";
import type { PageReader } from "./ports/page-reader";

/** Dependencies of the compass use cases; each takes the `Pick` it needs. */
export type CompassDeps = WritingDeps & { pages: PageReader };
