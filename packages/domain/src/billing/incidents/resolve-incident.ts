import { z } from "zod";
import { DomainError } from "../../shared/domain-error";
import type { BillingDeps } from "../deps";
import type { IncidentErrorCode } from "../model/incident-errors";

export const incidentRef = z.strictObject({ incidentId: z.uuid() });

/** Closes an incident that somebody has dealt with; `operatorId` is null on the command line. Refuses with `incident_not_found`. */
export async function resolveIncident(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  operatorId: string | null,
  incidentId: string,
): Promise<void> {
  const at = new Date(clock.now());
  await db.$transaction(async (tx) => {
    const { count } = await tx.billingIncident.updateMany({
      where: { id: incidentId, resolvedAt: null },
      data: { resolvedAt: at },
    });
    if (count === 0) throw new DomainError<IncidentErrorCode>("incident_not_found");
    await tx.auditEntry.create({
      data: { at, userId: operatorId, subject: incidentId, action: "billing.incident_resolved" },
    });
  });
}
