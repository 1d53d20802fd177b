import type { Prisma } from "@takt/db/generated/prisma/client";
import type { SyncDeps } from "../deps";

/**
 * Kinds of incidents. `refund_open`: money is due back that no rule moves; `dispute`: the customer's bank has taken a payment
 * back; `unknown_price`, `unexpected_price`: a subscription is charged with what no plan, or another amount or currency
 * than its plan, costs.
 */
type IncidentKind = "refund_open" | "dispute" | "unknown_price" | "unexpected_price";

type Incident = {
  kind: IncidentKind;
  /** Null when it is nobody's here. */
  userId: string | null;
  /** The object at the provider that it is about: one incident of a kind for each. */
  subject: string;
  /** The facts, without personal data. */
  detail: string;
};

/** Opens an incident for the operator, once for its subject: the health check is degraded until it is resolved. */
export async function openIncident(
  {
    db,
    clock,
    log,
  }: Pick<SyncDeps, "clock" | "log"> & { db: Pick<Prisma.TransactionClient, "billingIncident"> },
  { kind, userId, subject, detail }: Incident,
): Promise<void> {
  const { count } = await db.billingIncident.createMany({
    data: { kind, userId, subject, detail, at: new Date(clock.now()) },
    skipDuplicates: true,
  });
  if (count === 1) log.error("billing.incident", { kind, subject, detail });
}
