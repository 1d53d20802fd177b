import type { Page } from "@playwright/test";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const NAME = "Studio Nord";
const PURPLE = "#7a1f5c";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const readToken = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);

test("the owner gives the workspace a name, colors and a logo, which the shell shows at once", async ({
  page,
  world,
}) => {
  const { db } = world;
  const { slug, workspace } = await createTeam(world);
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await page.getByRole("link", { name: t("brand:title"), exact: true }).click();
  const takt = await readToken(page, "--primary");
  await field(page, t("brand:name.label")).fill(NAME);
  await field(page, t("brand:colors.primary.label")).fill("#fde047");
  const hint = page.getByText(t("brand:colors.unreadable", { color: "#fde047" }), { exact: false });
  await expect(hint).toBeVisible();
  await expectAccessible(page, "brand-unreadable");
  await button(page, /^#[0-9a-f]{6} nehmen$/).click();
  await expect(hint).toHaveCount(0);
  await field(page, t("brand:colors.primary.label")).fill(PURPLE);
  await field(page, t("brand:colors.secondary.label")).fill("#zz");
  await field(page, t("brand:email.sender.label")).fill("Studio <Nord>");
  await button(page, t("common:save")).click();
  await expect(field(page, t("brand:colors.secondary.label"))).toBeFocused();
  await expect(page.getByText(t("brand:email.sender.characters"), { exact: true })).toBeVisible();
  await expectAccessible(page, "brand-faults");
  await field(page, t("brand:colors.secondary.label")).fill("0f4c81");
  await field(page, t("brand:email.sender.label")).fill(NAME);
  await field(page, t("brand:email.footer.label")).fill("Hafenstraße 12, 24103 Kiel");
  await page.getByTestId("logo-picker").setInputFiles({
    name: "Logo.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(320, 120, [122, 31, 92]),
  });
  await expect(page.getByText(t("brand:logo.saved"), { exact: true })).toBeVisible();
  await expect(field(page, t("brand:name.label"))).toHaveValue(NAME);
  await button(page, t("common:save")).click();
  await expect(page.getByText(t("brand:saved"), { exact: true })).toBeVisible();

  const menu = page.getByRole("button", { name: new RegExp(NAME) }).first();
  await expect(menu).toBeVisible();
  await expect(menu.locator("img")).toBeVisible();
  await expect.poll(() => readToken(page, "--primary")).toContain(PURPLE);
  await expect(page.getByRole("contentinfo").getByText(t("brand:poweredBy.line"))).toBeVisible();
  await expectAccessible(page, "brand-saved");
  expect(await db.brand.findUnique({ where: { workspaceId: workspace.id } })).toMatchObject({
    name: NAME,
    primaryColor: PURPLE,
    secondaryColor: "#0f4c81",
    senderName: NAME,
    footer: "Hafenstraße 12, 24103 Kiel",
    logoType: "image/png",
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, t("common:undo")).last().click();
  await expect(page.getByText(t("brand:undone"), { exact: true })).toBeVisible();
  await expect.poll(() => readToken(page, "--primary")).toBe(takt);
  await expect(field(page, t("brand:name.label"))).toHaveValue("");
});

test("changes that are not saved are asked about, and a file that is no picture says so", async ({
  page,
  world,
}) => {
  const { slug } = await createTeam(world);
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members?tab=brand`));
  await page.getByTestId("logo-picker").setInputFiles({
    name: "Logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("Kein Bild"),
  });
  await expect(page.getByText(t("errors:logo_invalid"), { exact: true })).toBeVisible();
  await field(page, t("brand:name.label")).fill(NAME);
  await page.getByRole("link", { name: t("members:log.title"), exact: true }).click();
  await button(page, t("common:changes.leave.leave")).click();
  await page.getByRole("link", { name: t("brand:title"), exact: true }).click();
  await expect(field(page, t("brand:name.label"))).toHaveValue(NAME);
  await expect(page.getByText(t("common:changes.unsaved"), { exact: true })).toBeVisible();
});
