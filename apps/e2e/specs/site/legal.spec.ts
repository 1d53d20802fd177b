import type { Page } from "@playwright/test";
import { browserStorage } from "@takt/domain/privacy/model/browser-storage/browser-storage";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

const heading = (page: Page, name: string, level = 1) =>
  page.getByRole("heading", { level, name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const imprintLink = (page: Page) =>
  page.getByRole("link", { name: t("common:contracts.imprint"), exact: true });

test("the imprint is one click from the login, says who provides this, and names what is missing", async ({
  page,
}) => {
  await page.goto(at("/login"));
  await imprintLink(page).click();
  await expect(heading(page, "Imprint")).toBeVisible();
  const provider = section(page, "Provider (section 5 DDG)");
  await expect(provider).toContainText("Erika Muster");
  await expect(provider).toContainText("Musterweg 1\n12345 Musterstadt\nGermany", { useInnerText: true });
  await expect(provider.getByRole("link", { name: "+49 30 123456" })).toHaveAttribute(
    "href",
    "tel:+4930123456",
  );
  await expect(section(page, "Registration")).toContainText("DE123456789");
  await expect(section(page, "Contact point (Digital Services Act, articles 11 and 12)")).toContainText(
    "German and English",
  );
  await expect(section(page, "Dispute resolution (section 36 VSBG)")).toContainText(
    "neither willing nor obliged",
  );
  await expect(page.getByText(t("legal:missing.title"), { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^PROVIDER_/ })).toHaveText([
    "PROVIDER_PRIVACY_AUTHORITY",
  ]);
});

test("somebody who waits reaches the imprint with one click", async ({ page, world }) => {
  await world.db.user.update({ where: { id: world.user.id }, data: { waitlistStatus: "waitlisted" } });
  await world.login(page);
  await page.goto(at("/app"));
  await imprintLink(page).click();
  await expect(heading(page, "Imprint")).toBeVisible();
});

test("a member reaches the imprint with two clicks, by the account menu", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app"));
  await page.getByRole("button", { name: t("shell:accountMenu", { name: "" }).trim() }).click();
  await page.getByRole("menuitem", { name: t("common:contracts.imprint"), exact: true }).click();
  await expect(heading(page, "Imprint")).toBeVisible();
});

test("the privacy policy has its sections, what the inventory says, and who is named", async ({ page }) => {
  await page.goto(at("/privacy"));
  await expect(page.getByText("Version 3, 30 November 2026", { exact: true }).first()).toBeVisible();
  await page
    .getByRole("navigation", { name: t("legal:contents") })
    .getByRole("link", { name: "Retention", exact: true })
    .click();
  await expect(page).toHaveURL(/#retention$/);
  await expect(heading(page, "Retention", 2)).toBeInViewport();
  await expect(page.getByRole("row", { name: "Sessions, since signing in 7 days" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Orders 10 years" })).toBeVisible();

  const processors = section(page, t("policy:thirdParties.table"));
  await expect(
    processors.getByRole("row", { name: /^Example Monitoring, Inc\. error monitoring United States/ }),
  ).toBeVisible();
  // Emulated services have no processor.
  await expect(processors.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("Example Models", { exact: false })).toHaveCount(0);
  await expect(
    page.getByText(
      "In this installation LinkedIn is emulated on the provider’s own machine: nothing goes to LinkedIn.",
      { exact: true },
    ),
  ).toBeVisible();
  const insight = page.getByRole("row", {
    name: new RegExp(`^${t("policy:purposes.optional.linkedinInsight.purpose")}`),
  });
  await expect(insight).toContainText(t("policy:purposes.optional.linkedinInsight.recipients"));
  await expect(page.getByText(/joint controllers \(article 26 GDPR\)/)).toBeVisible();
  await expect(page.getByRole("row", { name: `${t("policy:retention.logs")} 30 days` })).toBeVisible();
  await expect(section(page, "International transfers")).toContainText("EU-U.S. Data Privacy Framework");

  const fields = page.getByText("All fields: Connection to LinkedIn", { exact: true });
  await fields.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("row", { name: /^users linkedin_access_token, linkedin_refresh_token/ }),
  ).toBeVisible();
});

test("the terms have the prices of the plans and the withdrawal instruction of an order's confirmation", async ({
  page,
}) => {
  await page.goto(at("/terms"));
  await expect(page.getByRole("row", { name: "Professional €29 €290 100 unlimited" })).toBeVisible();
  const withdrawal = section(page, "Instruction on withdrawal");
  for (const part of ["right", "inTime", "repayment", "started"] as const)
    await expect(withdrawal).toContainText(t(`mail:orderConfirmed.withdrawal.${part}`));
  await expect(withdrawal).toContainText("/contracts/withdraw. If you use this online function");
});

test("the cookies page lists everything that the software may store in a browser", async ({
  page,
  world,
}) => {
  await page.goto(at("/cookies"));
  for (const { name } of browserStorage(world.webUrl, []))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test("on paper a legal page is its text alone, dark on white", async ({ page, world }) => {
  await page
    .context()
    .addCookies([{ name: "takt-theme", value: "dark", url: world.webUrl, sameSite: "Lax" }]);
  await page.goto(at("/gdpr"));
  const contents = page.getByRole("navigation", { name: t("legal:contents") });
  await expect(contents).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ media: "print" });
  await expect(contents).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(heading(page, "Your rights under the GDPR")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});
