import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("the demo counts, folds and marks what is typed, without an account", async ({ page }) => {
  await page.goto(at("/"));
  const text = page.getByLabel(t("landing:demo.text"), { exact: true });
  const preview = page.getByTestId("demo-preview");
  await expect(preview).not.toContainText("#Teamarbeit");
  await page.getByRole("button", { name: t("landing:demo.more"), exact: true }).click();
  await expect(preview).toContainText("#Teamarbeit");
  await page.getByRole("button", { name: t("landing:demo.less"), exact: true }).click();

  await text.fill("Größe 👋 #Führung");
  await expect(preview).toHaveText("Größe 👋 #Führung");
  await expect(preview.locator("span", { hasText: "#Führung" })).toBeVisible();
  await expect(page.getByText(t("landing:demo.whole"), { exact: true })).toBeVisible();
  await text.fill("x".repeat(180));
  await page.getByRole("radio", { name: t("landing:demo.mobile"), exact: true }).check();
  await expect(preview).toHaveText("x".repeat(140));
  await page.getByRole("radio", { name: t("landing:demo.desktop"), exact: true }).check();
  await expect(preview).toHaveText("x".repeat(180));
  await text.fill("x".repeat(3002));
  await expect(page.getByText("2 Zeichen zu viel für LinkedIn", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("landing:demo.reset"), exact: true }).click();
  await expect(text).toHaveValue(t("landing:demo.sample"));
});

test("a time that the clocks skip or repeat is answered as the app answers it", async ({ page }) => {
  await page.goto(at("/"));
  const day = page.getByLabel(t("landing:nine.day"), { exact: true });
  const steps = page.getByTestId("publish-steps");
  await expect(steps).toContainText("09:00:00");
  await expect(steps.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("radio", { name: t("landing:nine.silent"), exact: true }).check();
  await expect(steps).toContainText("09:04:00 bis 09:07:00");
  await expect(steps.getByRole("listitem")).toHaveCount(6);

  const option = (what: RegExp) => day.locator("option").filter({ hasText: what }).getAttribute("value");
  await day.selectOption(await option(/Beginn der Sommerzeit/));
  await page.getByRole("button", { name: "02:30 versuchen", exact: true }).click();
  await expect(steps).toHaveCount(0);
  await page.getByRole("button", { name: "03:30 nehmen", exact: true }).click();
  await expect(page.getByText("03:30 in Berlin ist an diesem Tag 01:30 UTC.", { exact: true })).toBeVisible();

  await day.selectOption(await option(/Ende der Sommerzeit/));
  await page.getByRole("button", { name: "02:30 versuchen", exact: true }).click();
  await page.getByRole("button", { name: "Die zweite (01:30 UTC)", exact: true }).click();
  await expect(steps).toContainText("02:30:00");
  await expectAccessible(page, "landing-clocks");
});

test("the landing page fits a screen of 320 px and its structured data is true", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(at("/"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (json) => JSON.parse(json) as { "@type": string; offers?: { price: string }[]; mainEntity?: unknown[] },
  );
  expect(data.map((one) => one["@type"])).toEqual([
    "WebSite",
    "Organization",
    "SoftwareApplication",
    "FAQPage",
  ]);
  expect(data[2]!.offers!.map(({ price }) => price)).toEqual(["0.00", "29.00", "99.00"]);
  expect(data[3]!.mainEntity).toHaveLength(await page.locator("details").count());
});
