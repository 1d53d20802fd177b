import type { EmailContent } from "@takt/domain/notifications/ports/mailer";
import type { Locale } from "@takt/i18n/locales";
import type { Translate } from "../get-t";

/** What the templates need. */
export type EmailContext = { t: Translate; locale: Locale; link: (path: `/${string}`) => string };

/** The content of one kind of email. */
export type ContentOf<K extends EmailContent["kind"]> = Extract<EmailContent, { kind: K }>;
