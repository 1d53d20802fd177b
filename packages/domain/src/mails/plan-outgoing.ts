import type { Deps } from "../deps";
import { feedbackReference } from "../feedback/model/feedback-reference";
import type { Letter, LetterContent } from "../notifications/ports/mailer";
import { WITHDRAWN } from "../privacy/model/withdrawn-occasion";
import type { OutgoingRow } from "./outgoing-row";

/** The letters of a row, one for each address; none when what it would say no longer holds, or nobody can get it. */
export function planOutgoing(
  row: OutgoingRow,
  { providerEmails, providerLanguage }: Pick<Deps, "providerEmails" | "providerLanguage">,
): Letter[] {
  const content = contentOf(row);
  if (!content) return [];
  if (content.kind === "account_activated") {
    const { email, preferredLanguage } = row.user;
    const locale = preferredLanguage === "de" ? "de" : "en";
    return email ? [{ id: row.id, to: email, locale, content }] : [];
  }
  return providerEmails.map((to) => ({ id: `${row.id}-${to}`, to, locale: providerLanguage, content }));
}

function contentOf({ kind, occasion, user, feedback, dataRequest }: OutgoingRow): LetterContent | null {
  const from = { name: user.name, email: user.email };
  switch (kind) {
    case "account_activated":
      // Rejected again meanwhile: the letter would be wrong.
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
      // Withdrawn before it was told: another letter says so.
      if (withdrawnAt && !withdrawn) return null;
      return { kind, reference, type, from, receivedAt, dueAt, withdrawn };
    }
  }
}
