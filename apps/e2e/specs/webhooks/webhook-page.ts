import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { expect } from "../../fixtures/world";

/** Acts of a member on the page of a team's webhooks, in a language. */
export function webhookPage(page: Page, { t, at }: Localized, slug: string) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  /** Copies the secret that is shown, and says that it is stored. */
  const storeSecret = async () => {
    await button(t("webhooks:made.copy")).click();
    await expect(page.getByText(t("webhooks:made.copied"), { exact: true })).toBeVisible();
    await button(t("webhooks:made.stored")).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const choose = async (name: string, item: string) => {
    await button(t("webhooks:act.menu", { name })).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  return {
    button,
    open: () => page.goto(at(`/app/w/${slug}/user/settings?tab=webhooks`)),
    /** Adds a webhook for the events that are chosen at first. Returns its secret. */
    async add(name: string, url: string): Promise<string> {
      await button(t("webhooks:create.open")).click();
      const form = page.getByRole("dialog", { name: t("webhooks:create.title"), exact: true });
      const field = (label: string) => form.getByRole("textbox", { name: label, exact: true });
      await field(t("webhooks:form.url")).fill(url);
      await field(t("webhooks:form.name")).fill(name);
      await form.getByRole("button", { name: t("webhooks:create.action"), exact: true }).click();
      return storeSecret();
    },
    /** Gives a webhook another secret, and returns it. */
    async rotateSecret(name: string): Promise<string> {
      await choose(name, t("webhooks:act.rotate"));
      await button(t("webhooks:rotate.action")).click();
      return storeSecret();
    },
    /** Sends a test event. Returns the delivery that it is, which has opened. */
    async sendTest(name: string) {
      await choose(name, t("webhooks:act.test"));
      return page.getByRole("dialog", { name: t("webhooks:events.ping"), exact: true });
    },
    /** Closes the open delivery, and goes back to the webhooks. */
    async backToWebhooks() {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await button(t("webhooks:deliveries.back")).click();
    },
  };
}
