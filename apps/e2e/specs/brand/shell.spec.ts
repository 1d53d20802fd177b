import type { Page } from "@playwright/test";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { BRAND, giveBrand } from "./give-brand";

const { t, at } = localized("en");

const readToken = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);
const poweredBy = (page: Page) => page.getByRole("contentinfo").getByText(t("brand:poweredBy.line"));

test("a member of the workspace sees its brand, and Takt in the personal one", async ({ page, world }) => {
  const { slug, workspace, add } = await createTeam(world);
  const member = await add("viewer");
  await world.login(page);
  await giveBrand(world, page, slug, workspace.id);
  await expectAccessible(page, "brand-settings");

  await world.login(page, member);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(at(`/app/w/${slug}/members`));
  await expect(page.getByRole("link", { name: t("brand:title"), exact: true })).toHaveCount(0);
  await page.goto(at(`/app/w/${slug}`));
  const menu = page.getByRole("button", { name: new RegExp(BRAND.name) }).first();
  await expect(menu).toContainText(BRAND.name);
  await expect(menu.locator("img")).toBeVisible();
  expect(await readToken(page, "--primary")).toContain(BRAND.primaryColor);
  await expect(poweredBy(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const home = page.getByRole("link", { name: BRAND.name, exact: true });
  await expect(home).toContainText(BRAND.name);
  await expect(home.locator("img")).toBeVisible();
  await expectAccessible(page, "brand-shell");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("/app"));
  await expect(page.getByRole("link", { name: t("common:product"), exact: true })).toBeVisible();
  expect(await readToken(page, "--primary")).not.toContain(BRAND.primaryColor);
  await expect(poweredBy(page)).toHaveCount(0);
});

test("the line about Takt is gone once it is switched off, and the legal links stay", async ({
  page,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  await world.db.brand.create({ data: { workspaceId: workspace.id, ...BRAND } });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members?tab=brand`));
  await expect(poweredBy(page)).toBeVisible();
  await page.getByRole("switch", { name: t("brand:poweredBy.label"), exact: true }).click();
  await page.getByRole("button", { name: t("common:save"), exact: true }).click();
  await expect(poweredBy(page)).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
});
