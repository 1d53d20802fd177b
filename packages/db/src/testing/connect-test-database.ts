import { createDb, type Db } from "../client";

/** Connects to a database that another process creates and drops, such as that of a browser test or a benchmark. */
export function connectTestDatabase(url: string, { max = 5 }: { max?: number } = {}): Db {
  return createDb(url, { max });
}

export type { Db } from "../client";
