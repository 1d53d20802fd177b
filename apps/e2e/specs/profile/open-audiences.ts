import type { Locator, Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { expect, type World } from "../../fixtures/world";

/** Opens the profile and returns the locators of the saved audiences. */
export async function openAudiences(page: Page, { t, at }: Localized) {
  await page.goto(at("/app/user/profile"));
  const section = page.getByRole("region", { name: t("audiences:title"), exact: true });
  await expect(section).toBeVisible();
  const dialog = page.getByRole("dialog");
  const button = (within: Locator, name: string) => within.getByRole("button", { name, exact: true });
  return {
    section,
    heading: section.getByRole("heading", { name: t("audiences:title"), exact: true }),
    newOne: button(section, t("audiences:new")),
    getRow: (name: string) => section.getByTestId("audience").filter({ hasText: name }),
    rows: section.getByTestId("audience"),
    deleted: section.getByTestId("deleted-audience"),
    edit: (name: string) => button(section, t("audiences:edit", { name })).click(),
    delete: (name: string) => button(section, t("audiences:delete", { name })).click(),
    restore: (name: string) => button(section, t("audiences:deleted.restoreNamed", { name })).click(),
    retry: button(section, t("common:retry")),
    dialog,
    name: dialog.getByLabel(t("audiences:fields.name"), { exact: true }),
    description: dialog.getByLabel(t("audiences:fields.description"), { exact: true }),
    save: () => button(dialog, t("common:save")).click(),
    press: (label: string) => button(dialog, label).click(),
    alert: dialog.getByRole("alert"),
  };
}

/** Creates audiences of the world's user. */
export async function seedAudiences({ db, user }: World, ...names: string[]) {
  const { id: userId, workspaceId } = user;
  await db.audience.createMany({
    data: names.map((name) => ({ userId, workspaceId, name, description: `About ${name}` })),
  });
}
