import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

const WORDS = {
  en: {
    title: "Profile",
    about: "Manage your profile settings and LinkedIn synchronization",
    identity: "Your LinkedIn account",
    verified: "Confirmed by LinkedIn",
    unverified: "Not confirmed by LinkedIn",
    notConnected: "Not connected",
    display: "How you appear in Takt",
    name: "Display name",
    headline: "Headline",
    saved: "Saved",
    notSaved: "Not saved.",
    oneTooMany: "Not saved: 1 character too long.",
    retry: "Try again",
    zoneTitle: "Time zone",
    zone: "Your time zone",
    now: /It is \d{1,2}:\d{2}.* there now/,
    thisDevice: "Use Europe/Berlin, the zone of this device",
  },
  de: {
    title: "Profil",
    about: "Verwalten Sie Ihre Profileinstellungen und den Abgleich mit LinkedIn",
    identity: "Ihr LinkedIn-Konto",
    verified: "Von LinkedIn bestätigt",
    unverified: "Von LinkedIn nicht bestätigt",
    notConnected: "Nicht verbunden",
    display: "So erscheinen Sie in Takt",
    name: "Anzeigename",
    headline: "Slogan",
    saved: "Gespeichert",
    notSaved: "Nicht gespeichert.",
    oneTooMany: "Nicht gespeichert: 1 Zeichen zu lang.",
    retry: "Erneut versuchen",
    zoneTitle: "Zeitzone",
    zone: "Ihre Zeitzone",
    now: /Dort ist es jetzt \d{1,2}:\d{2}/,
    thisDevice: "Europe/Berlin verwenden, die Zone dieses Geräts",
  },
};

async function open(page: Page, world: World, language: Language) {
  const w = WORDS[language];
  await world.login(page);
  await page.goto(inLanguage(language, "/app/user/profile"));
  await expect(page.getByRole("heading", { level: 1, name: w.title, exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const display = page.getByRole("region", { name: w.display, exact: true });
  return {
    w,
    display,
    name: display.getByLabel(w.name, { exact: true }),
    headline: display.getByLabel(w.headline, { exact: true }),
    saved: display
      .getByRole("status")
      .filter({ hasText: w.saved })
      .and(page.locator("[data-save-state=saved]")),
    failed: display.locator("[data-save-state=failed]"),
    invalid: display.locator("[data-save-state=invalid]"),
    zone: page.getByRole("region", { name: w.zoneTitle, exact: true }),
    row: () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } }),
  };
}

for (const language of LANGUAGES) {
  test(`${language}: who one is at LinkedIn can be read, not edited`, async ({ page, world }) => {
    const { db, user } = world;
    await db.user.update({ where: { id: user.id }, data: { emailVerified: new Date() } });
    const { w } = await open(page, world, language);
    await expect(page).toHaveTitle(new RegExp(w.title));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", w.about);
    const identity = page.getByRole("region", { name: w.identity, exact: true });
    await expect(identity).toContainText(user.name!);
    await expect(identity).toContainText(user.email!);
    await expect(identity.getByText(w.verified, { exact: true })).toBeVisible();
    await expect(identity.locator("time")).toHaveCount(3);
    await expect(identity.getByRole("textbox")).toHaveCount(0);
    await expectAccessible(page, `profile-${language}`);

    await db.user.update({
      where: { id: user.id },
      data: { emailVerified: null, linkedinStatus: "none", linkedinConnectedAt: null },
    });
    await page.reload();
    await expect(identity.getByText(w.unverified, { exact: true })).toBeVisible();
    await expect(identity.getByText(w.notConnected, { exact: true })).toBeVisible();
    await expectAccessible(page, `profile-not-connected-${language}`);
  });

  test(`${language}: display name and headline save themselves, and the shell follows`, async ({
    page,
    world,
  }) => {
    const { display, name, headline, saved, row } = await open(page, world, language);
    await name.fill("  Ada Lovelace ");
    await expect(saved).toHaveCount(1);
    await expect(page.getByRole("button", { name: /Ada Lovelace/ }).first()).toBeVisible();
    await headline.fill("I make engines compute");
    await expect(saved).toHaveCount(2);
    expect(await row()).toMatchObject({
      displayName: "Ada Lovelace",
      headline: "I make engines compute",
      name: world.user.name,
    });
    const byline = display.getByTestId("byline");
    await expect(byline).toContainText("Ada Lovelace");
    await expect(byline).toContainText("I make engines compute");
    await expectAccessible(page, `profile-saved-${language}`);

    await page.reload();
    await expect(name).toHaveValue("Ada Lovelace");
    await expect(headline).toHaveValue("I make engines compute");

    await name.fill("");
    await expect(saved).toHaveCount(1);
    expect((await row()).displayName).toBeNull();
    await expect(byline).toContainText(world.user.name!);
    await expect(page.getByRole("button", { name: new RegExp(world.user.name!) }).first()).toBeVisible();
  });

  test(`${language}: at the bounds: one character too many is kept and not saved`, async ({
    page,
    world,
  }) => {
    const { w, name, headline, saved, invalid, row } = await open(page, world, language);
    for (const [field, column, max] of [
      [name, "displayName", 80],
      [headline, "headline", 220],
    ] as const) {
      await field.fill("x".repeat(max + 1));
      await expect(invalid).toHaveText(w.oneTooMany);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveValue("x".repeat(max + 1));
      await field.blur();
      await expectAccessible(page, `profile-${column}-too-long-${language}`);
      expect((await row())[column]).toBeNull();
      await field.fill("x".repeat(max));
      await expect(invalid).toHaveCount(0);
      await expect(saved.first()).toBeVisible();
      await expect.poll(async () => (await row())[column]?.length).toBe(max);
    }
  });

  test(`${language}: a save that fails says so, keeps the text and can be tried again`, async ({
    page,
    world,
  }) => {
    const { w, display, name, saved, failed, zone, row } = await open(page, world, language);
    await page.route(/\/api\/trpc\/[^?]*users\.update/, (route) =>
      route.fulfill({ status: 500, body: "{}" }),
    );
    await name.fill("Grace Hopper");
    await expect(failed).toContainText(w.notSaved);
    await expect(name).toHaveValue("Grace Hopper");
    const tokyo = zone.getByRole("combobox", { name: w.zone, exact: true });
    await tokyo.click();
    await tokyo.fill("tokyo");
    await tokyo.press("Enter");
    await expect(zone.locator("[data-save-state=failed]")).toContainText(w.notSaved);
    await expect(tokyo).toHaveValue("Asia/Tokyo");
    await expectAccessible(page, `profile-failed-${language}`);
    expect(await row()).toMatchObject({ displayName: null, timezone: "Europe/Berlin" });

    await page.unrouteAll({ behavior: "wait" });
    await display.getByRole("button", { name: w.retry, exact: true }).click();
    await expect(saved).toHaveCount(1);
    await zone.getByRole("button", { name: w.retry, exact: true }).click();
    await expect(zone.locator("[data-save-state=saved]")).toBeVisible();
    expect(await row()).toMatchObject({ displayName: "Grace Hopper", timezone: "Asia/Tokyo" });
    await page.reload();
    await expect(name).toHaveValue("Grace Hopper");
  });

  test(`${language}: the time zone, with the time it is there, and back to this device's`, async ({
    page,
    world,
  }) => {
    const { w, zone, row } = await open(page, world, language);
    const field = zone.getByRole("combobox", { name: w.zone, exact: true });
    await expect(field).toHaveValue("Europe/Berlin");
    await expect(zone.getByText(w.now)).toBeVisible();
    await expect(zone.getByRole("button", { name: w.thisDevice, exact: true })).toHaveCount(0);
    await field.click();
    await field.fill("new york");
    await field.press("Enter");
    await expect(field).toHaveValue("America/New York");
    await expect(zone.locator("[data-save-state=saved]")).toHaveText(w.saved);
    expect((await row()).timezone).toBe("America/New_York");
    await expectAccessible(page, `profile-zone-${language}`);

    await page.reload();
    await expect(field).toHaveValue("America/New York");
    await zone.getByRole("button", { name: w.thisDevice, exact: true }).click();
    await expect(zone.locator("[data-save-state=saved]")).toHaveText(w.saved);
    expect((await row()).timezone).toBe("Europe/Berlin");
    await expect(field).toHaveValue("Europe/Berlin");
  });
}
