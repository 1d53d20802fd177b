import type { ContractNotice } from "@takt/db/generated/prisma/client";
import { emailToUser, emailsToOperator, planEach, type PlannerDeps } from "../../outbox/email-planner";
import type { BillingEmailContent, DeclaredNotice, NoticeOutcome } from "../../outbox/ports/billing-email";

/** Returns what an email about an outcome is unique by: the operator may change an outcome, which is told again. */
export const outcomeOccasion = (id: string, outcome: NoticeOutcome) =>
  `contract_notice_done:${id}:${outcome}`;

/** Plans the receipt of a notice, to the address that its author gave. */
export const planNoticeReceivedEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const notice = await findNotice(deps, contractNoticeId);
  if (!notice) return [];
  const confirmToken = notice.confirmedAt ? null : notice.confirmToken;
  return [
    toAuthor(id, notice, { kind: "contract_notice_received", declared: toDeclared(notice), confirmToken }),
  ];
});

/** Plans the email that says what came of a notice; none when that has changed since, which has its own email. */
export const planNoticeDoneEmail = planEach(async (deps, { id, occasion, contractNoticeId }) => {
  const notice = await findNotice(deps, contractNoticeId);
  if (!notice?.outcome) return [];
  const outcome = notice.outcome as NoticeOutcome;
  if (occasion !== outcomeOccasion(notice.id, outcome)) return [];
  const { endsAt, refundedCents } = notice;
  return [
    toAuthor(id, notice, {
      kind: "contract_notice_done",
      declared: toDeclared(notice),
      outcome,
      endsAt,
      refundedCents,
      currency: notice.order?.currency ?? "eur",
    }),
  ];
});

/** Plans the emails to the operator about a notice; none when it was processed by itself. */
export const planNoticeEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const notice = await findNotice(deps, contractNoticeId);
  if (!notice || notice.processedAt) return [];
  return emailsToOperator(deps, id, {
    kind: "contract_notice",
    declared: toDeclared(notice),
    confirmedAt: notice.confirmedAt,
    outcome: notice.outcome as NoticeOutcome | null,
  });
});

async function findNotice({ db }: Pick<PlannerDeps, "db">, id: string | null) {
  return id === null
    ? null
    : db.contractNotice.findUnique({ where: { id }, include: { order: { select: { currency: true } } } });
}

function toAuthor(id: string, { email, locale }: ContractNotice, content: BillingEmailContent) {
  return emailToUser(id, { email, preferredLanguage: locale }, content);
}

/** Returns what was declared, for emails and screens. */
export function toDeclared(notice: ContractNotice): DeclaredNotice {
  const { reference, kind, receivedAt, name, email, contract, reason, wantedOn } = notice;
  return { reference, notice: kind, receivedAt, name, email, contract, reason, wantedOn };
}
