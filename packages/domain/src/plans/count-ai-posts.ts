import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { counting } from "./model/counting";
import { monthName } from "./model/month-name";

/**
 * AI posts of the calendar month around `now` (epoch milliseconds) where the actor lives: those that were written, and
 * those that are being written.
 */
export function countAiPosts(
  db: Pick<Prisma.TransactionClient, "generation">,
  actor: Pick<Actor, "userId" | "zone">,
  now: number,
): Promise<number> {
  return db.generation.count({
    where: { userId: actor.userId, month: monthName(now, actor.zone), units: { gt: 0 }, ...counting(now) },
  });
}
