import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { expect } from "../../fixtures/world";

/** Publishes the post in the editor, and waits until LinkedIn has confirmed it. */
export async function publishNow(page: Page, { t }: Localized): Promise<void> {
  await page.getByRole("button", { name: t("posts:actions.publishNow"), exact: true }).click();
  await page
    .getByRole("alertdialog", { name: t("posts:publish.title"), exact: true })
    .getByRole("button", { name: t("posts:publish.confirm"), exact: true })
    .click();
  const published = t("posts:banner.published", { when: "" }).trim();
  await expect(page.getByRole("heading", { name: published })).toBeVisible({ timeout: 60_000 });
}
