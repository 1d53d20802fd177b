import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { consentPage, undecided } from "./consent-page";

const inLanguage = localized("de");
const { t, at } = inLanguage;

test("before a decision nothing optional is stored, and the question leaves the page usable", async ({
  page,
  context,
}) => {
  const { banner, dialog, choose } = consentPage(page, inLanguage);
  const { requested, cookies } = await undecided(page, context);
  await page.goto(at("/"));
  await expect(banner).toBeVisible();
  const buttons = banner.getByRole("button");
  await expect(buttons).toHaveText(
    (["all", "necessary", "settings"] as const).map((choice) => t(`consent:actions.${choice}`)),
  );
  // Same look and size, side by side or one below the other.
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const box = button.getBoundingClientRect();
        const [left, top, wide, high] = [box.left, box.top, box.width, box.height].map(Math.round);
        return { left, top, shape: [button.className, wide, high].join() };
      }),
    );
    const different = (key: "left" | "top" | "shape") => new Set(boxes.map((box) => box[key])).size;
    expect(different("shape"), `${width} px`).toBe(1);
    expect([different("left"), different("top")].sort(), `${width} px`).toEqual([1, 3]);
  }
  await expectAccessible(page, "consent-banner");

  // First in tab order after the skip link.
  await page.locator("body").press("Tab");
  await expect(page.getByRole("link", { name: t("common:skipToContent"), exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await page.goto(at("/login"));
  await expect(banner).toBeVisible();
  expect(await cookies()).toEqual([]);
  expect(requested).toEqual([]);

  // On the smallest screen too, all of them are seen without scrolling, and so are those of the settings.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await choose("settings");
  for (const choice of ["custom", "necessary", "all"] as const)
    await expect(dialog.getByRole("button", { name: t(`consent:actions.${choice}`) })).toBeInViewport({
      ratio: 1,
    });
});

test("accepting all runs what was agreed to, on public pages and until it is withdrawn", async ({
  page,
  context,
  world,
}) => {
  const { banner, category, choose, dialog, openSettings, save, saved } = consentPage(page, inLanguage);
  const { requested, cookies, refusedByPolicy } = await undecided(page, context);
  await page.goto(at("/"));
  await choose("all");
  await expect(saved).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => requested).toEqual(["insight", "measurement"]);
  expect((await cookies()).sort()).toEqual(["li_fat_id", "takt-consent", "takt-errors"]);
  const consent = (await context.cookies()).find(({ name }) => name === "takt-consent")!;
  const [, consentId] = /^1\.functional-on\.marketing-on\.([0-9a-f-]{36})$/.exec(consent.value)!;
  expect([consent.httpOnly, consent.sameSite]).toEqual([true, "Lax"]);
  expect(Math.abs(consent.expires - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(86_400);
  expect(await world.db.consent.findMany({ where: { consentId: consentId! } })).toMatchObject([
    { granted: ["functional", "marketing"] },
  ]);

  // The advertising company learns nothing of the login.
  requested.length = 0;
  await page.goto(at("/login"));
  const report = page.waitForResponse("**/api/browser-errors");
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("thrown by the spec");
      }),
  );
  expect((await report).status()).toBe(204);
  expect(requested).toEqual([]);
  expect(refusedByPolicy).toEqual([]);

  await openSettings();
  await expect(dialog.getByText(consentId!, { exact: true })).toBeVisible();
  await expectAccessible(page, "consent-settings-agreed");
  await expect(category("functional")).toBeChecked();
  await category("functional").uncheck();
  await category("marketing").uncheck();
  await save("custom");
  await expect(saved).toBeVisible();
  expect(await cookies()).toEqual(["takt-consent"]);
  await page.goto(at("/"));
  await expect(banner).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("a refusal is remembered as an acceptance is, and stores nothing else", async ({
  page,
  context,
  world,
}) => {
  const { banner, choose, saved } = consentPage(page, inLanguage);
  const { requested, cookies } = await undecided(page, context);
  await page.goto(at("/"));
  await choose("necessary");
  await expect(saved).toBeVisible();
  for (const path of ["/", "/login", "/contracts/cancel"] as const) {
    await page.goto(at(path));
    await expect(banner).toHaveCount(0);
  }
  await world.login(page);
  await page.goto(at("/app"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const { value, expires } = (await context.cookies()).find(({ name }) => name === "takt-consent")!;
  expect(value).toBe("1.functional-off.marketing-off");
  expect(Math.abs(expires - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(86_400);
  expect(await cookies()).toEqual(["takt-consent"]);
  expect(requested).toEqual([]);
});

test("a new version of the question, or a new category, asks again and grants nothing until then", async ({
  page,
  context,
  world,
}) => {
  const { banner } = consentPage(page, inLanguage);
  const { requested } = await undecided(page, context);
  for (const value of ["2.functional-on.marketing-on", "1.marketing-on", "broken"]) {
    await context.addCookies([{ name: "takt-consent", value, url: world.webUrl }]);
    await page.goto(at("/"));
    await expect(banner).toBeVisible();
  }
  expect(requested).toEqual([]);
});

test("without scripts the question can be answered as well", async ({ browser, world }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: world.webUrl,
    locale: "de-DE",
  });
  const page = await context.newPage();
  const { banner, choose, saved } = consentPage(page, inLanguage);
  await page.goto(at("/login"));
  await choose("necessary");
  await expect(saved).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at("/login")}#`));
  await context.close();
});
