import type { OutboxDeps } from "./deps";
import { feedbackReference } from "../feedback/model/feedback-reference";
import type { Email, EmailContent } from "../notifications/ports/mailer";
import { WITHDRAWN } from "../privacy/model/withdrawn-occasion";
import type { OutboxRow } from "./outbox-row";

/**
 * Plans the emails of a row, one for each address; none when its content no longer applies or there is no recipient.
 */
export function planOutboxEmails(
  row: OutboxRow,
  { operatorEmails, operatorLanguage }: Pick<OutboxDeps, "operatorEmails" | "operatorLanguage">,
): Email[] {
  const content = contentOf(row);
  if (!content) return [];
  if (content.kind === "account_activated") {
    const { email, preferredLanguage } = row.user;
    const locale = preferredLanguage === "de" ? "de" : "en";
    return email ? [{ id: row.id, to: email, locale, content }] : [];
  }
  return operatorEmails.map((to) => ({ id: `${row.id}-${to}`, to, locale: operatorLanguage, content }));
}

function contentOf({ kind, occasion, user, feedback, dataRequest }: OutboxRow): EmailContent | null {
  const from = { name: user.name, email: user.email };
  switch (kind) {
    case "account_activated":
      // Rejected again since: the email would be wrong.
      return user.waitlistStatus === "active" ? { kind, name: user.name } : null;
    case "feedback": {
      if (!feedback) return null;
      const { id, type, message, page, errorId, screenshotKey, createdAt: at } = feedback;
      const reference = feedbackReference(id);
      return {
        kind,
        id,
        reference,
        type,
        message,
        page,
        errorId,
        hasScreenshot: screenshotKey !== null,
        from,
        at,
      };
    }
    case "data_request": {
      if (!dataRequest) return null;
      const { reference, type, createdAt: receivedAt, dueAt, withdrawnAt } = dataRequest;
      const withdrawn = occasion.startsWith(WITHDRAWN);
      // Withdrawn before this email was sent: another one says so.
      if (withdrawnAt && !withdrawn) return null;
      return { kind, reference, type, from, receivedAt, dueAt, withdrawn };
    }
  }
}
