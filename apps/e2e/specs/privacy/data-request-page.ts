import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import type { World } from "../../fixtures/world";

type Inbox = { emails: { subject: string; text: string }[] };

/** Returns the locators of the public form, of what follows it and of the provider's queue. */
export function dataRequestPage(page: Page, { t }: Pick<Localized, "t">) {
  return {
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    choice: (type: "access" | "rectification" | "objection") =>
      page.getByRole("radio", { name: t(`data-requests:type.${type}.label`), exact: true }),
    field: (name: "firstName" | "lastName" | "email") =>
      page.getByRole("textbox", { name: t(`data-requests:fields.${name}.label`), exact: true }),
    policy: page.getByRole("checkbox", {
      name: new RegExp(t("data-requests:fields.acknowledged.link"), "i"),
    }),
    row: (reference: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: reference }),
    title: (name: string) => page.getByRole("heading", { level: 1, name, exact: true }),
  };
}

export const emailsTo = async ({ mail }: Pick<World, "mail">, to: string) =>
  (await mail.state<Inbox>({ to })).emails;

export const subjectsTo = async (world: Pick<World, "mail">, to: string) =>
  (await emailsTo(world, to)).map(({ subject }) => subject);

export const readRequest = ({ db }: Pick<World, "db">, email: string) =>
  db.dataRequest.findFirstOrThrow({ where: { email } });

/** Makes the world's user an operator, who has to sign in for it like anybody. */
export const becomeOperator = ({ db, user }: Pick<World, "db" | "user">) =>
  db.user.update({
    where: { id: user.id },
    data: { email: OPERATOR_EMAIL, emailVerified: new Date() },
  });
