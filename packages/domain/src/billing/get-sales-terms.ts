import type { Prisma } from "@takt/db/generated/prisma/client";
import { Temporal } from "temporal-polyfill";
import { OPERATOR_ZONE } from "../shared/format-day";
import type { BillingDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { GUARANTEE_PAUSE_MONTHS, type SalesTerms } from "./model/sales-terms";

/** Gets the terms under which a customer orders: without the guarantee while they cannot use it. */
export async function getSalesTerms(
  { db, clock, salesTerms }: Pick<BillingDeps, "db" | "clock" | "salesTerms">,
  { userId }: Pick<Actor, "userId">,
): Promise<SalesTerms> {
  const isUsed = await hasUsedGuarantee({ db }, userId, new Date(clock.now()));
  return isUsed ? { ...salesTerms, moneyBackDays: 0 } : salesTerms;
}

/** Tells whether a customer has had their money back by the guarantee within the twelve months before `at`. */
export async function hasUsedGuarantee(
  { db }: { db: Pick<Prisma.TransactionClient, "order"> },
  userId: string,
  at: Date,
): Promise<boolean> {
  const since = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(OPERATOR_ZONE)
    .subtract({ months: GUARANTEE_PAUSE_MONTHS });
  const used = await db.order.findFirst({
    where: { userId, refundReason: "guarantee", withdrawnAt: { gt: new Date(since.epochMilliseconds) } },
    select: { id: true },
  });
  return used !== null;
}
