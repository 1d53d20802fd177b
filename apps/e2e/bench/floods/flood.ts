import type { Db } from "@takt/db/testing/connect-test-database";
import type { CreatedUser } from "@takt/db/testing/factories/create-user";
import type { Stack } from "../../harness/start-stack";

/** One member, or a stranger, does as much of something as it can. */
export type Flood = {
  name: string;
  /** Before anything is measured. */
  prepare?(around: Around): Promise<void>;
  /** Goes on until `signal` is aborted; answers what came of it, in a few words. */
  run(around: Around, signal: AbortSignal): Promise<string>;
};

export type Around = {
  stack: Stack;
  db: Db;
  flooder: CreatedUser;
  cookie: { name: string; value: string };
};
