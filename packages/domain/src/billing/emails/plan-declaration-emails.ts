import type { ContractNotice } from "@takt/db/generated/prisma/client";
import { emailToUser, emailsToOperator, planEach, type PlannerDeps } from "../../outbox/email-planner";
import type { BillingEmailContent, Declaration, DeclarationOutcome } from "../../outbox/ports/billing-email";

const DAY_MS = 86_400_000;

/** Returns what an email about an outcome is unique by: the operator may change an outcome, which is told again. */
export const outcomeOccasion = (id: string, outcome: DeclarationOutcome) =>
  `contract_notice_done:${id}:${outcome}`;

/** Plans the email with the link that confirms a declaration: nothing that was typed. None when it is confirmed. */
export const planDeclarationConfirmEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const declaration = await findDeclaration(deps, contractNoticeId);
  if (!declaration?.confirmToken || declaration.confirmedAt || declaration.processedAt) return [];
  const { reference, kind, receivedAt, confirmToken } = declaration;
  const content = {
    kind: "contract_notice_confirm",
    reference,
    declarationKind: kind,
    receivedAt,
    confirmToken,
  } as const;
  return [toAuthor(id, declaration, content)];
});

/** Plans the receipt of a confirmed declaration, word for word. */
export const planDeclarationReceivedEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const declaration = await findDeclaration(deps, contractNoticeId);
  // One that was queued by an earlier version may not be confirmed: then nothing of it goes out.
  if (!declaration?.confirmedAt) return [];
  return [toAuthor(id, declaration, { kind: "contract_notice_received", declared: toDeclared(declaration) })];
});

/** Plans the email that says what came of a declaration; none when that has changed since, which has its own email. */
export const planDeclarationDoneEmail = planEach(async (deps, { id, occasion, contractNoticeId }) => {
  const declaration = await findDeclaration(deps, contractNoticeId);
  if (!declaration?.outcome) return [];
  const outcome = declaration.outcome as DeclarationOutcome;
  if (occasion !== outcomeOccasion(declaration.id, outcome)) return [];
  const { endsAt, refundedCents } = declaration;
  return [
    toAuthor(id, declaration, {
      kind: "contract_notice_done",
      declared: toDeclared(declaration),
      outcome,
      endsAt,
      refundedCents,
      currency: declaration.order?.currency ?? "eur",
    }),
  ];
});

/** Plans the operator's email of the day about the declarations that nobody has confirmed; none when there are none. */
export const planUnconfirmedDeclarationsEmail = planEach(async (deps, { id, occasion }) => {
  const from = new Date(occasion.slice(-"YYYY-MM-DD".length));
  const receivedAt = { gte: from, lt: new Date(from.getTime() + DAY_MS) };
  const where = { receivedAt, confirmedAt: null, processedAt: null };
  const count = await deps.db.contractNotice.count({ where });
  return count === 0 ? [] : emailsToOperator(deps, id, { kind: "unconfirmed_notices", count });
});

/** Plans the emails to the operator about a declaration; none when it was processed on its own. */
export const planDeclarationEmail = planEach(async (deps, { id, contractNoticeId }) => {
  const declaration = await findDeclaration(deps, contractNoticeId);
  if (!declaration || declaration.processedAt) return [];
  return emailsToOperator(deps, id, {
    kind: "contract_notice",
    declared: toDeclared(declaration),
    confirmedAt: declaration.confirmedAt,
    outcome: declaration.outcome as DeclarationOutcome | null,
  });
});

async function findDeclaration({ db }: Pick<PlannerDeps, "db">, id: string | null) {
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
function toAuthor(id: string, declaration: Found, content: BillingEmailContent) {
  const own = declaration.confirmToken === null ? declaration.user?.email : null;
  return emailToUser(id, { email: own ?? declaration.email, preferredLanguage: declaration.locale }, content);
}

/** Returns what was declared, for emails and screens. */
export function toDeclared(declaration: ContractNotice): Declaration {
  const { reference, kind, receivedAt, name, email, contract, reason, wantedOn } = declaration;
  return { reference, declarationKind: kind, receivedAt, name, email, contract, reason, wantedOn };
}
