import type { BrowserContext, Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";

const INSIGHT = "https://snap.licdn.com/**";
const MEASUREMENT = "https://px.ads.linkedin.com/**";
const CONSENT_SAVED = "cookie-choice-saved";

/** Returns the locators of the question and of its settings. */
export function consentPage(page: Page, { t }: Pick<Localized, "t">) {
  const banner = page.getByRole("region", { name: t("consent:banner.title"), exact: true });
  const dialog = page.getByRole("dialog", { name: t("consent:settings"), exact: true });
  return {
    banner,
    dialog,
    saved: page.getByText(t("consent:saved")),
    category: (name: "functional" | "analytics" | "marketing" | "essential") =>
      dialog.getByRole("checkbox", { name: t(`consent:categories.${name}`), exact: true }),
    choose: (choice: "all" | "necessary" | "settings") =>
      banner.getByRole("button", { name: t(`consent:actions.${choice}`), exact: true }).click(),
    /** Sends the form, and waits for the page that answers it: a click before it is hydrated follows the link. */
    save: async (choice: "all" | "necessary" | "custom") => {
      await dialog.getByRole("button", { name: t(`consent:actions.${choice}`), exact: true }).click();
      await page.waitForURL(`**#${CONSENT_SAVED}`);
    },
    openSettings: () =>
      page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("consent:settings"), exact: true })
        .click(),
  };
}

/** A browser that has not decided, whose requests to LinkedIn are answered here: what was requested, and what is stored. */
export async function undecided(page: Page, context: BrowserContext) {
  await context.clearCookies();
  const requested: string[] = [];
  const answer = (name: string, body: string) =>
    context.route(name === "insight" ? INSIGHT : MEASUREMENT, (route) => {
      requested.push(name);
      return route.fulfill({ contentType: "text/javascript", body });
    });
  // LinkedIn's script, as far as its effects can be seen from here: it sets a cookie and reports the visit.
  await answer(
    "insight",
    `document.cookie = "li_fat_id=x; path=/; max-age=2592000";
     new Image().src = "https://px.ads.linkedin.com/collect/?pid=" + window._linkedin_partner_id;`,
  );
  await answer("measurement", "");
  const refusedByPolicy: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });
  const cookies = async () =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => /^takt-errors|^takt-consent|^li_/.test(name));
  return { requested, cookies, refusedByPolicy };
}
