import type { LetterContent } from "@takt/domain/notifications/ports/mailer";
import type { Locale } from "@takt/i18n/locales";
import type { Texts } from "../texts";

/** What writing a letter takes. */
export type Desk = { t: Texts; locale: Locale; link: (path: `/${string}`) => string };

/** The content of one kind of letter. */
export type ContentOf<K extends LetterContent["kind"]> = Extract<LetterContent, { kind: K }>;
