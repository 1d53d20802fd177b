import type { Prisma } from "@takt/db/generated/prisma/client";
import type { AccountDeps } from "../deps";
import { EXPORT_LIMITS } from "../model/data-export";

type Tx = Prisma.TransactionClient;

/** An export that this process writes; `tries` tells it from a process that has started it again. */
export type LeasedExport = { id: string; userId: string; tries: number; createdAt: Date };

/** Another process has started the export again, or it is gone: nothing of this one may stay. */
export class LostExport extends Error {}

/** Takes an export that waits, or whose process died; null when it is taken, over, or was tried too often. */
export async function leaseExport({ db }: { db: Tx }, id: string): Promise<LeasedExport | null> {
  const [row] = await db.$queryRaw<LeasedExport[]>`
    update data_exports set status = 'running', tries = tries + 1, progress = 0,
      leased_until = now() + ${EXPORT_LIMITS.leaseMs} * interval '1 ms'
    where id = ${id}::uuid and tries < ${EXPORT_LIMITS.tries}
      and (status = 'queued' or (status = 'running' and leased_until < now()))
    returning id, user_id as "userId", tries, created_at as "createdAt"`;
  return row ?? null;
}

/** Notes how much is written and renews the lease. Throws LostExport. */
export async function recordProgress(
  { db }: { db: Tx },
  { id, tries }: LeasedExport,
  progress: number,
): Promise<void> {
  const count = await db.$executeRaw`
    update data_exports set progress = ${progress},
      leased_until = now() + ${EXPORT_LIMITS.leaseMs} * interval '1 ms'
    where id = ${id}::uuid and status = 'running' and tries = ${tries}`;
  if (count === 0) throw new LostExport();
}

/** Gives an export back that could not be written: it is tried again, or has failed. */
export async function releaseExport(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  { id, tries }: LeasedExport,
): Promise<"again" | "failed"> {
  const isLast = tries >= EXPORT_LIMITS.tries;
  await db.dataExport.updateMany({
    where: { id, tries, status: "running" },
    data: isLast
      ? { status: "failed", finishedAt: new Date(clock.now()), leasedUntil: null }
      : { status: "queued", leasedUntil: null },
  });
  return isLast ? "failed" : "again";
}
