import type { BillingEmailContent } from "./billing-email";
import type { EmailBrand } from "./email-brand";
import type { NotificationEmailContent, SummaryEmailContent } from "./notification-email";
import type { WorkspaceEmailContent } from "./workspace-email";
import type { PrivacyEmailContent } from "./privacy-email";

/** Sends one email; the adapter renders it in the recipient's language. */
export type Mailer = {
  /** Resolves when the server has accepted it; throws otherwise, and the caller retries later. */
  send(email: Email): Promise<void>;
};

export type Email = {
  to: string;
  locale: "en" | "de";
  /** The same for every attempt of one email: it becomes the Message-ID, so that a mailbox shows a repeat once. */
  id: string;
  content: EmailContent;
  /** Of the workspace that it is about; null: it looks like Takt. The operator is named as who sends it all the same. */
  brand: EmailBrand | null;
};

export type EmailContent =
  | BillingEmailContent
  | PrivacyEmailContent
  | NotificationEmailContent
  | SummaryEmailContent
  /** The operator has activated the account. */
  | { kind: "account_activated"; name: string | null }
  | WorkspaceEmailContent
  /** An export that took long is ready. */
  | { kind: "data_export_ready"; name: string | null; expires: { at: Date; zone: string } }
  /** The receipt of a requested deletion: until when it can be undone. */
  | { kind: "account_deletion_requested"; name: string | null; due: { at: Date; zone: string } }
  /** The receipt of a deletion that was carried out; nothing else is known of its reader any more. */
  | { kind: "account_deleted" }
  /** To the operator: a user's feedback. */
  | {
      kind: "feedback";
      id: string;
      reference: string;
      type: "bug" | "feedback";
      /** At most 2,000 characters, with line breaks. */
      message: string;
      page: string | null;
      errorId: string | null;
      hasScreenshot: boolean;
      from: Sender;
      at: Date;
    }
  /** To the operator. */
  | { kind: "alarm_raised" | "alarm_cleared"; alarm: AlarmKind; detail: string; at: Date };

/** The user that an email to the operator is about. */
export type Sender = { name: string | null; email: string | null };

/**
 * `late`: posts are overdue. `jobs`: no sweep runs. `executor`, `database`: no answer. `linkedin_version`: retired or
 * soon to be. `purges`: data is kept longer than its retention. `billing`: something about a customer's money waits for a person.
 * `strangers`: e-mails that strangers cause on the public forms pile up.
 */
export type AlarmKind =
  | "late"
  | "jobs"
  | "executor"
  | "linkedin_version"
  | "purges"
  | "billing"
  | "strangers"
  | "timezone"
  | "database";
