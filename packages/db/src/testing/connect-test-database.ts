import { createDb, type Db } from "../client";

/** A client of a database that somebody else made and removes: a browser test's, a benchmark's. */
export function connectTestDatabase(url: string, { max = 5 }: { max?: number } = {}): Db {
  return createDb(url, { max });
}

export type { Db } from "../client";
