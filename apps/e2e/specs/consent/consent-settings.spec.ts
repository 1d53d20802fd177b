import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { consentPage, undecided } from "./consent-page";

const inLanguage = localized("en");
const { t, at } = inLanguage;

test("a selection is made in the settings by keyboard, and closing them decides nothing", async ({
  page,
  context,
}) => {
  const { banner, category, choose, dialog, save, saved } = consentPage(page, inLanguage);
  const { requested, cookies } = await undecided(page, context);
  await page.goto(at("/"));
  await choose("settings");
  await expect(category("essential")).toBeChecked();
  await expect(category("essential")).toBeDisabled();
  await expect(category("functional")).not.toBeChecked();
  await expect(category("marketing")).not.toBeChecked();
  await expect(category("analytics")).toHaveCount(0);
  await expectAccessible(page, "consent-settings");
  await category("marketing").check();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(banner).toBeVisible();
  await choose("settings");
  await expect(category("marketing")).not.toBeChecked();
  await dialog.getByRole("button", { name: t("common:close"), exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await cookies()).toEqual([]);

  await choose("settings");
  await category("functional").press("Space");
  await save("custom");
  await expect(saved).toBeVisible();
  await expectAccessible(page, "consent-saved");
  expect((await cookies()).sort()).toEqual(["takt-consent", "takt-errors"]);
  expect(requested).toEqual([]);
});

test("Global Privacy Control is a refusal that is said, also against an earlier consent", async ({
  page,
  context,
  world,
}) => {
  const { banner, category, dialog, openSettings } = consentPage(page, inLanguage);
  const { requested, cookies } = await undecided(page, context);
  await context.addCookies([
    { name: "takt-consent", value: "1.functional-on.marketing-on", url: world.webUrl },
    { name: "takt-errors", value: "0f9d0c7e-8a51-4c1e-9d2f-6f2b7c3a1e55", url: world.webUrl },
  ]);
  await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await page.goto(at("/"));
  await expect(banner).toHaveCount(0);
  expect(await cookies()).toEqual(["takt-consent"]);
  await openSettings();
  await expect(dialog).toContainText(t("consent:gpc"));
  await expect(category("marketing")).toBeDisabled();
  await expect(category("marketing")).not.toBeChecked();
  await expectAccessible(page, "consent-gpc");
  expect(requested).toEqual([]);
});

test("consent can be changed on every page: of the app, of contracts and in the settings", async ({
  page,
  world,
  context,
}) => {
  const { category, dialog, openSettings, save, saved } = consentPage(page, inLanguage);
  await world.login(page);
  for (const path of ["/app", "/app/posts", "/contracts/withdraw"] as const) {
    await page.goto(at(path));
    await openSettings();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.goto(at("/app/user/settings?tab=privacy"));
  await page
    .locator("main")
    .getByRole("link", { name: t("consent:settings"), exact: true })
    .click();
  await category("functional").check();
  await save("custom");
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(/settings\?tab=privacy#/);
  expect((await context.cookies()).map(({ name }) => name)).toContain("takt-errors");
  await openSettings();
  await save("necessary");
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain("takt-errors");
});
