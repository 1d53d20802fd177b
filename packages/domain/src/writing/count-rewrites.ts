import type { Prisma } from "@takt/db/generated/prisma/client";
import { counting } from "../plans/count-ai-posts";

/** Counts the rewrites of a composition that succeeded or are in progress; failed ones do not count. */
export function countRewrites(
  db: Pick<Prisma.TransactionClient, "generation">,
  compositionId: string,
  now: number,
): Promise<number> {
  return db.generation.count({ where: { compositionId, kind: "rewrite", ...counting(now) } });
}
