import type { BillingDeps } from "../deps";

/** Closes an incident that the operator has dealt with; `operatorId` is null on the command line. False: none is open. */
export async function resolveIncident(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  operatorId: string | null,
  incidentId: string,
): Promise<boolean> {
  const at = new Date(clock.now());
  return db.$transaction(async (tx) => {
    const { count } = await tx.billingIncident.updateMany({
      where: { id: incidentId, resolvedAt: null },
      data: { resolvedAt: at },
    });
    if (count === 0) return false;
    await tx.auditEntry.create({
      data: { at, userId: operatorId, subject: incidentId, action: "billing.incident_resolved" },
    });
    return true;
  });
}
