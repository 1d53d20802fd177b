import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");

async function open(page: Page, world: World) {
  await world.login(page);
  await page.goto(at("/app/user/profile"));
  await expect(page.getByRole("heading", { level: 1, name: t("profile:title"), exact: true })).toBeVisible();
  const display = page.getByRole("region", { name: t("profile:display.title"), exact: true });
  const zone = page.getByRole("region", { name: t("profile:zone.title"), exact: true });
  return {
    display,
    name: display.getByLabel(t("profile:display.name"), { exact: true }),
    headline: display.getByLabel(t("profile:display.headline"), { exact: true }),
    byline: display.getByTestId("byline"),
    saved: display
      .getByRole("status")
      .filter({ hasText: t("common:saveNote.saved") })
      .and(page.locator("[data-save-state=saved]")),
    failed: display.locator("[data-save-state=failed]"),
    invalid: display.locator("[data-save-state=invalid]"),
    zone,
    zoneField: zone.getByRole("combobox", { name: t("profile:zone.label"), exact: true }),
    zoneSaved: zone.locator("[data-save-state=saved]"),
    account: (name: string) =>
      page.getByRole("button", { name: t("shell:accountMenu", { name }), exact: true }).first(),
    row: () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } }),
  };
}

test("the LinkedIn identity of a user can be read but not edited", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { emailVerified: new Date() } });
  await open(page, world);
  await expect(page).toHaveTitle(new RegExp(t("profile:title")));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", t("profile:description"));
  const identity = page.getByRole("region", { name: t("profile:identity.title"), exact: true });
  const says = (text: string) => identity.getByText(text, { exact: true });
  await expect(identity).toContainText(user.name!);
  await expect(identity).toContainText(user.email!);
  await expect(says(t("profile:identity.emailVerified"))).toBeVisible();
  await expect(identity.locator("time")).toHaveCount(3);
  await expect(identity.getByRole("textbox")).toHaveCount(0);

  await db.user.update({
    where: { id: user.id },
    data: { emailVerified: null, linkedinStatus: "none", linkedinConnectedAt: null },
  });
  await page.reload();
  await expect(says(t("profile:identity.emailUnverified"))).toBeVisible();
  await expect(says(t("profile:identity.notConnected"))).toBeVisible();
  await expectAccessible(page, "profile-not-connected");
});

test("the display name and headline are saved automatically and shown in the shell", async ({
  page,
  world,
}) => {
  const { name, headline, byline, saved, account, row } = await open(page, world);
  await name.fill("  Ada Lovelace ");
  await expect(saved).toHaveCount(1);
  await expect(account("Ada Lovelace")).toBeVisible();
  await headline.fill("I make engines compute");
  await expect(saved).toHaveCount(2);
  expect(await row()).toMatchObject({
    displayName: "Ada Lovelace",
    headline: "I make engines compute",
    name: world.user.name,
  });
  await expect(byline).toContainText("Ada Lovelace");
  await expect(byline).toContainText("I make engines compute");

  await page.reload();
  await expect(name).toHaveValue("Ada Lovelace");
  await expect(headline).toHaveValue("I make engines compute");

  await name.fill("");
  await expect(saved).toHaveCount(1);
  expect((await row()).displayName).toBeNull();
  await expect(byline).toContainText(world.user.name!);
  await expect(account(world.user.name!)).toBeVisible();
});

test("a text that is one character too long stays in its field and is not saved", async ({ page, world }) => {
  const { name, headline, saved, invalid, row } = await open(page, world);
  for (const [field, column, max] of [
    [name, "displayName", 80],
    [headline, "headline", 220],
  ] as const) {
    await field.fill("x".repeat(max + 1));
    await expect(invalid).toHaveText(t("profile:display.tooLong", { count: 1 }));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("x".repeat(max + 1));
    await field.blur();
    // One check is enough: both fields are the same component.
    if (column === "displayName") await expectAccessible(page, "profile-too-long");
    expect((await row())[column]).toBeNull();
    await field.fill("x".repeat(max));
    await expect(invalid).toHaveCount(0);
    await expect(saved.first()).toBeVisible();
    await expect.poll(async () => (await row())[column]?.length).toBe(max);
  }
});

test("a failed save shows an error, keeps the text and can be retried", async ({ page, world }) => {
  const { display, name, saved, failed, zone, zoneField, zoneSaved, row } = await open(page, world);
  const notSaved = t("common:saveNote.notSaved");
  const retry = { name: t("common:retry"), exact: true };
  await page.route(/\/api\/trpc\/[^?]*users\.update/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await name.fill("Grace Hopper");
  await expect(failed).toContainText(notSaved);
  await expect(name).toHaveValue("Grace Hopper");
  await zoneField.click();
  await zoneField.fill("tokyo");
  await zoneField.press("Enter");
  await expect(zone.locator("[data-save-state=failed]")).toContainText(notSaved);
  await expect(zoneField).toHaveValue("Asia/Tokyo");
  await expectAccessible(page, "profile-failed");
  expect(await row()).toMatchObject({ displayName: null, timezone: "Europe/Berlin" });

  await page.unrouteAll({ behavior: "wait" });
  await display.getByRole("button", retry).click();
  await expect(saved).toHaveCount(1);
  await zone.getByRole("button", retry).click();
  await expect(zoneSaved).toBeVisible();
  expect(await row()).toMatchObject({ displayName: "Grace Hopper", timezone: "Asia/Tokyo" });
  await page.reload();
  await expect(name).toHaveValue("Grace Hopper");
});

test("the time zone is chosen with its current time shown and can be reset to the device's", async ({
  page,
  world,
}) => {
  const { zone, zoneField, zoneSaved, row } = await open(page, world);
  const saved = t("common:saveNote.saved");
  const device = t("shell:timeZoneBrowser", { zone: "Europe/Berlin" });
  const thisDevice = zone.getByRole("button", { name: device, exact: true });
  await expect(zoneField).toHaveValue("Europe/Berlin");
  const now = messagePattern(t("shell:timeZoneNow", { time: ANY }), /\d{2}:\d{2}/);
  await expect(zone.getByText(now)).toBeVisible();
  await expect(thisDevice).toHaveCount(0);
  await zoneField.click();
  await zoneField.fill("new york");
  await zoneField.press("Enter");
  await expect(zoneField).toHaveValue("America/New York");
  await expect(zoneSaved).toHaveText(saved);
  expect((await row()).timezone).toBe("America/New_York");
  await expectAccessible(page, "profile-zone");

  await page.reload();
  await expect(zoneField).toHaveValue("America/New York");
  await thisDevice.click();
  await expect(zoneSaved).toHaveText(saved);
  expect((await row()).timezone).toBe("Europe/Berlin");
  await expect(zoneField).toHaveValue("Europe/Berlin");
});
