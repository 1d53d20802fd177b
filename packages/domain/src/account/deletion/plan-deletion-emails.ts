import { emailToUser, planEach } from "../../outbox/email-planner";
import { OPEN_DELETION } from "../../users/open-deletion";

/** Plans the receipt of a requested deletion; none when it is undone or carried out. */
export const planDeletionRequestedEmail = planEach(async ({ db }, { id, deletionId }) => {
  const deletion =
    deletionId &&
    (await db.accountDeletion.findFirst({
      where: { ...OPEN_DELETION, id: deletionId },
      include: { user: { select: { name: true, email: true, preferredLanguage: true, timezone: true } } },
    }));
  if (!deletion || !deletion.user || deletion.user.email === null) return [];
  const { name, email, preferredLanguage, timezone: zone } = deletion.user;
  const due = { at: deletion.dueAt, zone };
  return [emailToUser(id, { email, preferredLanguage }, { kind: "account_deletion_requested", name, due })];
});

/** Plans the receipt of a deletion that was carried out, to the address that is kept for it alone. */
export const planAccountDeletedEmail = planEach(async ({ db }, { id, deletionId }) => {
  const deletion = deletionId && (await db.accountDeletion.findUnique({ where: { id: deletionId } }));
  if (!deletion || deletion.receiptEmail === null) return [];
  const to = { email: deletion.receiptEmail, preferredLanguage: deletion.receiptLocale ?? "en" };
  return [emailToUser(id, to, { kind: "account_deleted" })];
});
