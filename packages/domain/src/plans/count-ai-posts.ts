import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { counting } from "./model/counting";
import { monthName } from "./model/month-name";

/**
 * Counts the AI posts of the calendar month around `now` (epoch milliseconds) in the actor's time zone: those written,
 * and those being written.
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
