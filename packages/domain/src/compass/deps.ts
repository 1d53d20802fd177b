import type { WritingDeps } from "../writing/deps";
import type { PageReader } from "./ports/page-reader";

/** What the use cases of the compass need; each takes the `Pick` it needs. */
export type CompassDeps = WritingDeps & { pages: PageReader };
