import type { ContractNotice } from "@takt/db/generated/prisma/client";
import { emailToUser, emailsToOperator, planEach, type PlannerDeps } from "../../outbox/email-planner";
import type { BillingEmailContent, DeclaredNotice, NoticeOutcome } from "../../outbox/ports/billing-email";

const DAY_MS = 86_400_000;

/** Returns what an email about an outcome is unique by: the operator may change an outcome, which is told again. */
export const outcomeOccasion = (id: string, outcome: NoticeOutcome) =>
  `contract_notice_done:${id}:${outcome}`;

/** Plans the email with the link that confirms a notice: nothing that was typed. None when it is confirmed. */
export const planNoticeConfirmEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const notice = await findNotice(deps, contractNoticeId);
  if (!notice?.confirmToken || notice.confirmedAt || notice.processedAt) return [];
  const { reference, kind, receivedAt, confirmToken } = notice;
  const content = {
    kind: "contract_notice_confirm",
    reference,
    notice: kind,
    receivedAt,
    confirmToken,
  } as const;
  return [toAuthor(id, notice, content)];
});

/** Plans the receipt of a confirmed notice, word for word. */
export const planNoticeReceivedEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const notice = await findNotice(deps, contractNoticeId);
  // One that was queued by an earlier version may not be confirmed: then nothing of it goes out.
  if (!notice?.confirmedAt) return [];
  return [toAuthor(id, notice, { kind: "contract_notice_received", declared: toDeclared(notice) })];
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

/** Plans the operator's email of the day about the notices that nobody has confirmed; none when there are none. */
export const planUnconfirmedNoticesEmail = planEach(async (deps, { id, occasion }) => {
  const from = new Date(occasion.slice(-"YYYY-MM-DD".length));
  const receivedAt = { gte: from, lt: new Date(from.getTime() + DAY_MS) };
  const where = { receivedAt, confirmedAt: null, processedAt: null };
  const count = await deps.db.contractNotice.count({ where });
  return count === 0 ? [] : emailsToOperator(deps, id, { kind: "unconfirmed_notices", count });
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
    : db.contractNotice.findUnique({
        where: { id },
        include: { order: { select: { currency: true } }, user: { select: { email: true } } },
      });
}

type Found = ContractNotice & { user: { email: string | null } | null };

/**
 * Returns the email to its author: at the address that was confirmed, or the account's of whoever was signed in, because
 * what they typed would go to any address otherwise.
 */
function toAuthor(id: string, notice: Found, content: BillingEmailContent) {
  const own = notice.confirmToken === null ? notice.user?.email : null;
  return emailToUser(id, { email: own ?? notice.email, preferredLanguage: notice.locale }, content);
}

/** Returns what was declared, for emails and screens. */
export function toDeclared(notice: ContractNotice): DeclaredNotice {
  const { reference, kind, receivedAt, name, email, contract, reason, wantedOn } = notice;
  return { reference, notice: kind, receivedAt, name, email, contract, reason, wantedOn };
}
