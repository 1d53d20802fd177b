import type { Db } from "@takt/db/testing/connect-test-database";
import type { CreatedUser } from "@takt/db/testing/factories/create-user";
import type { Stack } from "../../harness/start-stack";

/** One kind of load that a member or a stranger puts on the product. */
export type Flood = {
  name: string;
  /** Runs before anything is measured. */
  prepare?(context: FloodContext): Promise<void>;
  /** Runs until `signal` is aborted; returns a short summary of the responses. */
  run(context: FloodContext, signal: AbortSignal): Promise<string>;
};

export type FloodContext = {
  stack: Stack;
  db: Db;
  flooder: CreatedUser;
  cookie: { name: string; value: string };
};
