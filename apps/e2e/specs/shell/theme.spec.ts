import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const BARS = { light: "#f3f5f2", dark: "#090c0b" };
const YEAR_SECONDS = 365 * 24 * 3600;

for (const [cookie, theme, inLight, inDark] of [
  ["light", "light", BARS.light, BARS.light],
  ["dark", "dark", BARS.dark, BARS.dark],
  ["system", "system", BARS.light, BARS.dark],
  ["%22%3E%3Cscript%3E", "system", BARS.light, BARS.dark],
] as const)
  test(`the first HTML has the theme of the cookie ${cookie} without a script`, async ({ page }) => {
    for (const path of ["/", "/de/login", "/nowhere"] as const) {
      const response = await page.request.get(path, { headers: { cookie: `takt-theme=${cookie}` } });
      const html = await response.text();
      expect(/<html[^>]* data-theme="(\w+)"/.exec(html)?.[1], path).toBe(theme);
      if (path === "/nowhere") continue;
      const bars = [...html.matchAll(/<meta name="theme-color"[^>]*>/g)].map(([tag]) => tag);
      expect(
        bars.find((tag) => tag.includes("scheme: light")),
        path,
      ).toContain(inLight);
      expect(
        bars.find((tag) => tag.includes("scheme: dark")),
        path,
      ).toContain(inDark);
    }
  });

test("the system theme applies without scripts", async ({ browser, world }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      colorScheme,
      baseURL: world.webUrl,
    });
    const page = await context.newPage();
    await page.goto("/login");
    const dark = await page
      .locator("html")
      .evaluate((root) => getComputedStyle(root).colorScheme.includes("dark"));
    expect(dark).toBe(colorScheme === "dark");
    await context.close();
  }
});

test("a theme chosen in the account menu applies at once, after a reload and after signing out", async ({
  page,
  world,
}) => {
  const html = page.locator("html");
  await world.login(page);
  await page.goto(at("/app/posts"));
  const menu = t("shell:accountMenu", { name: world.user.name! });
  await page.getByRole("button", { name: menu, exact: true }).click();
  const dark = page.getByRole("menuitem").filter({ hasText: t("shell:themes.dark") });
  await dark.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(dark).toContainText(t("shell:chosen"));
  for (const bar of await page.locator('meta[name="theme-color"]').all())
    await expect(bar).toHaveAttribute("content", BARS.dark);
  await expectAccessible(page, "account-menu");

  const themeCookie = async () => (await page.context().cookies()).find(({ name }) => name === "takt-theme");
  await expect.poll(async () => (await themeCookie())?.value).toBe("dark");
  const { expires, httpOnly, sameSite } = (await themeCookie())!;
  expect([httpOnly, sameSite]).toEqual([true, "Lax"]);
  expect(Math.abs(expires - Date.now() / 1000 - YEAR_SECONDS)).toBeLessThan(24 * 3600);

  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.context().clearCookies({ name: "authjs.session-token" });
  await page.goto(at("/login"));
  await expect(html).toHaveAttribute("data-theme", "dark");
});
