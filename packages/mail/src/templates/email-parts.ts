import type { EmailContent, Sender } from "@takt/domain/outbox/ports/mailer";
import type { Locale } from "@takt/i18n/locales";
import type { Translate } from "../get-t";
import { singleLine } from "../clean-text";

/** The context of the templates. */
export type EmailContext = {
  t: Translate;
  locale: Locale;
  /** The URL of a page in the reader's language. */
  link: (path: `/${string}`) => string;
  /** The URL of a page that opens in the language that the reader's browser asks for. */
  bareLink: (path: `/${string}`) => string;
};

/** Returns the path of a page of the app in a workspace: `slug` is its name in addresses, null the personal one. */
export const appPath = (slug: string | null, page: `/${string}`): `/${string}` =>
  slug === null ? `/app${page}` : `/app/w/${slug}${page}`;

/** The content of one kind of email. */
export type ContentOf<K extends EmailContent["kind"]> = Extract<EmailContent, { kind: K }>;

/** Returns the parts of every email to a user. */
export function userEmailBase({ t, link }: EmailContext, name: string | null) {
  const called = singleLine(name ?? "", 80);
  return {
    greeting: called ? t("greeting", { name: called }) : t("greetingNobody"),
    why: t("why"),
    settings: { label: t("settings"), url: link("/app/user/settings?tab=notifications") },
  };
}

/** Returns the parts of every email to a customer about what they have bought, which cannot be turned off. */
export function customerEmailBase(context: EmailContext, name: string | null) {
  return { greeting: userEmailBase(context, name).greeting, why: context.t("whyCustomer") };
}

/** Formats the sender of feedback or a data request in one line. */
export function formatSender({ t }: Pick<EmailContext, "t">, { name, email }: Sender): string {
  const address = singleLine(email ?? "", 200) || t("provider.noAddress");
  return `${singleLine(name ?? "", 80) || t("provider.nobody")}, ${address}`;
}
