import type { Prisma } from "@takt/db/generated/prisma/client";
import type { OpenGrant } from "../connections/open-grant";
import type { CollectionHold } from "./model/stop";

/** Longer than the calls for one post can take; whoever goes on after a process died waits for it. */
const LEASE_MINUTES = 15;

/** The collection of a member's metrics that this process works on. */
export type LeasedCollection = {
  /** The newest day's time that was read of the member's days; null when none was read with this grant. */
  daysReadAt: Date | null;
  leasedUntil: Date;
};

type Grant = Pick<OpenGrant, "userId" | "generation">;

/**
 * Takes the collection of a member, so that no other process spends the calls of the day twice; null when it is taken, or
 * held. What an earlier grant has left behind is void.
 */
export async function leaseCollection(
  db: Prisma.TransactionClient,
  { userId, generation }: Grant,
  now: Date,
): Promise<LeasedCollection | null> {
  const [leased] = await db.$queryRaw<LeasedCollection[]>`
    insert into metric_collections as c (user_id, generation, leased_until)
    values (${userId}::uuid, ${generation}, now() + ${LEASE_MINUTES} * interval '1 minute')
    on conflict (user_id) do update set
      generation = excluded.generation, leased_until = excluded.leased_until,
      days_read_at = case when c.generation = excluded.generation then c.days_read_at end,
      held_until = case when c.generation = excluded.generation then c.held_until end,
      hold = case when c.generation = excluded.generation then c.hold end
      where (c.leased_until is null or c.leased_until < now())
        and (c.held_until is null or c.held_until <= ${now} or c.generation <> excluded.generation)
    returning days_read_at as "daysReadAt", leased_until as "leasedUntil"`;
  return leased ?? null;
}

/** Renews a lease before the next calls; false when another process has taken over. */
export async function renewLease(
  db: Prisma.TransactionClient,
  userId: string,
  leased: LeasedCollection,
): Promise<boolean> {
  const [renewed] = await db.$queryRaw<{ leasedUntil: Date }[]>`
    update metric_collections set leased_until = now() + ${LEASE_MINUTES} * interval '1 minute'
    where user_id = ${userId}::uuid and leased_until = ${leased.leasedUntil}
    returning leased_until as "leasedUntil"`;
  if (renewed) leased.leasedUntil = renewed.leasedUntil;
  return renewed !== undefined;
}

/** Gives a collection back, held until a time where there is a reason for it. */
export async function releaseCollection(
  db: Prisma.TransactionClient,
  userId: string,
  leased: LeasedCollection,
  held: { why: CollectionHold; until: Date } | null = null,
): Promise<void> {
  await db.$executeRaw`
    update metric_collections set leased_until = null, hold = ${held?.why ?? null}, held_until = ${held?.until ?? null}
    where user_id = ${userId}::uuid and leased_until = ${leased.leasedUntil}`;
}
