import { PrismaPg } from "@prisma/adapter-pg";
import type { Db } from "../client";
import { PrismaClient } from "../generated/prisma/client";
import { utcUrl } from "../session/utc.mjs";

/** Opens a client that records each statement that goes to the database, in order; disconnect it when done. */
export function recordStatements(url: string): { db: Db; statements: string[] } {
  const statements: string[] = [];
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: utcUrl(url), max: 5 }),
    log: [{ emit: "event", level: "query" }],
  });
  db.$on("query", ({ query }) => statements.push(query));
  return { db, statements };
}
