import type { Db } from "@takt/db/client";
import type { Clock } from "./clock";
import type { Log } from "./log";

/** The dependencies that belong to no noun; a noun with ports adds them in its `deps.ts`. */
export type CoreDeps = { db: Db; clock: Clock; log: Log };
