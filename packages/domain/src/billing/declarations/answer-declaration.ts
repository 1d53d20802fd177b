import { z } from "zod";
import { queueEmails } from "../../outbox/queue-emails";
import { DomainError } from "../../shared/domain-error";
import { startOfDay } from "../../shared/start-of-day";
import type { BillingDeps } from "../deps";
import { outcomeOccasion } from "../emails/plan-declaration-emails";
import type { DeclarationErrorCode } from "../model/declaration-input";
import { OPERATOR_ZONE } from "../../shared/format-day";

/**
 * How the operator closes a declaration. `cancelled`: the contract ends on a day, which its author is told; `answered`: the
 * operator has written to them.
 */
export const answerDeclarationInput = z.discriminatedUnion("outcome", [
  z.strictObject({ id: z.uuid(), outcome: z.literal("cancelled"), endsOn: z.iso.date() }),
  z.strictObject({ id: z.uuid(), outcome: z.literal("answered") }),
]);

/**
 * Closes a declaration as the operator has decided it; the subscription itself is changed at the payment provider. Refuses
 * with `notice_not_found` and `notice_closed`.
 */
export async function answerDeclaration(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  operatorId: string,
  answer: z.infer<typeof answerDeclarationInput>,
): Promise<void> {
  const { id, outcome } = answer;
  const now = new Date(clock.now());
  const endsAt = answer.outcome === "cancelled" ? startOfDay(answer.endsOn, OPERATOR_ZONE) : null;
  await db.$transaction(async (tx) => {
    const { count } = await tx.contractNotice.updateMany({
      where: { id, processedAt: null },
      data: { outcome, processedAt: now, ...(endsAt && { endsAt }) },
    });
    if (count === 0) {
      const exists = await tx.contractNotice.findUnique({ where: { id }, select: { id: true } });
      throw new DomainError<DeclarationErrorCode>(exists ? "notice_closed" : "notice_not_found");
    }
    await tx.auditEntry.create({
      data: { at: now, userId: operatorId, subject: id, action: "contract.closed", data: { outcome } },
    });
    if (outcome === "cancelled")
      await queueEmails(tx, [
        { kind: "contract_notice_done", occasion: outcomeOccasion(id, outcome), contractNoticeId: id },
      ]);
  });
}
