import type { Prisma } from "@takt/db/generated/prisma/client";
import { counting } from "../plans/count-ai-posts";
import { DomainError } from "../shared/domain-error";
import type { WritingErrorCode } from "./model/writing-errors";
import { WRITING_LIMITS } from "./model/writing-limits";

/** Counts the rewrites of a composition that succeeded or are in progress; failed ones do not count. */
export function countRewrites(
  db: Pick<Prisma.TransactionClient, "generation">,
  compositionId: string,
  now: number,
): Promise<number> {
  return db.generation.count({ where: { compositionId, kind: "rewrite", ...counting(now) } });
}

/** Refuses with `rewrites_exceeded` (max) when a composition has the maximum number of versions. */
export async function requireVersionRoom(
  tx: Pick<Prisma.TransactionClient, "textVersion">,
  compositionId: string,
): Promise<void> {
  const max = WRITING_LIMITS.versions;
  if ((await tx.textVersion.count({ where: { compositionId } })) >= max)
    throw new DomainError<WritingErrorCode>("rewrites_exceeded", { max });
}

/** Refuses with `rewrites_exceeded` (max) when a composition has the maximum number of rewrites. */
export async function requireRewriteRoom(
  tx: Pick<Prisma.TransactionClient, "generation">,
  compositionId: string,
  now: number,
): Promise<void> {
  const max = WRITING_LIMITS.rewrites;
  if ((await countRewrites(tx, compositionId, now)) >= max)
    throw new DomainError<WritingErrorCode>("rewrites_exceeded", { max });
}
