import type { Db } from "@takt/db/client";

/** The dependencies that belong to no noun; a noun with ports adds them in its `deps.ts`. */
export type CoreDeps = { db: Db; clock: Clock; log: Log };

/** The process's clock, for waiting and measuring; guards use the database's now() instead. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A structured log: an event name and plain fields. It never contains texts of posts or tokens. */
export type Log = {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
};
