import type { OutboxEmail } from "@takt/db/generated/prisma/client";
import type { OutboxDeps } from "./deps";
import type { EmailBrandReader } from "./email-brand";
import type { EmailBrand } from "./ports/email-brand";
import type { Email, EmailContent } from "./ports/mailer";

export type PlannerDeps = Pick<OutboxDeps, "db" | "clock" | "operatorEmails" | "operatorLanguage"> & {
  readBrand: EmailBrandReader;
};

/** A plan for the due rows of one recipient; a row is in one of the lists. */
export type EmailPlan = {
  /** Emails and the rows they are about, which are sent when the server has accepted each of the emails. */
  deliveries: { rows: OutboxEmail[]; emails: Email[] }[];
  /** Rows that no longer apply or are no longer wanted. */
  skip: OutboxEmail[];
  /** Rows that wait until a time without having been tried. */
  defer?: { rows: OutboxEmail[]; until: Date };
};

/** Plans the emails of one recipient for due rows of its kinds. What they say is read when they are sent. */
export type EmailPlanner = (deps: PlannerDeps, rows: OutboxEmail[]) => Promise<EmailPlan>;

/** Makes a planner of a function that answers the emails of one row; none when it no longer applies. */
export function planEach(toEmails: (deps: PlannerDeps, row: OutboxEmail) => Promise<Email[]>): EmailPlanner {
  return async (deps, rows) => {
    const planned = [];
    for (const row of rows) planned.push({ rows: [row], emails: await toEmails(deps, row) });
    return {
      deliveries: planned.filter(({ emails }) => emails.length > 0),
      skip: planned.filter(({ emails }) => emails.length === 0).flatMap((one) => one.rows),
    };
  };
}

/** Returns an email to a user, whose row has their language; one about a team has its brand. */
export function emailToUser(
  id: string,
  { email, preferredLanguage }: { email: string; preferredLanguage: string },
  content: EmailContent,
  brand: EmailBrand | null = null,
): Email {
  return { id, to: email, locale: preferredLanguage === "de" ? "de" : "en", content, brand };
}

/** Returns an email to each address of the operator; `id` is that of all of them. */
export function emailsToOperator(
  { operatorEmails, operatorLanguage }: Pick<OutboxDeps, "operatorEmails" | "operatorLanguage">,
  id: string,
  content: EmailContent,
): Email[] {
  return operatorEmails.map((to) => ({
    id: `${id}-${to}`,
    to,
    locale: operatorLanguage,
    content,
    brand: null,
  }));
}
