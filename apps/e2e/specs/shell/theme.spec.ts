import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const WORDS = {
  en: { menu: /^Account: /, light: "Light", dark: "Dark", system: "Like the system", chosen: "chosen" },
  de: { menu: /^Konto: /, light: "Hell", dark: "Dunkel", system: "Wie das System", chosen: "gewählt" },
};
const BARS = { light: "#fafcfa", dark: "#0d1210" };
const YEAR = 365 * 24 * 3600;

for (const [cookie, theme, inLight, inDark] of [
  ["light", "light", BARS.light, BARS.light],
  ["dark", "dark", BARS.dark, BARS.dark],
  ["system", "system", BARS.light, BARS.dark],
  ["%22%3E%3Cscript%3E", "system", BARS.light, BARS.dark],
] as const)
  test(`the first HTML has the theme ${cookie}: no script is needed, nothing flashes`, async ({ page }) => {
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

test("without scripts the system's theme is followed", async ({ browser, world }) => {
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

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: chosen in the account's menu, it holds at once, after a reload, and signed out`, async ({
    page,
    world,
  }) => {
    const html = page.locator("html");
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await page.getByRole("button", { name: words.menu }).click();
    const choice = (name: string) => page.getByRole("menuitem", { name: new RegExp(`^${name}`) });
    await choice(words.dark).click();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await expect(choice(words.dark)).toContainText(words.chosen);
    for (const bar of await page.locator('meta[name="theme-color"]').all())
      await expect(bar).toHaveAttribute("content", BARS.dark);
    await expectAccessible(page, `account-menu-${language}`);

    const kept = async () => (await page.context().cookies()).find(({ name }) => name === "takt-theme");
    await expect.poll(async () => (await kept())?.value).toBe("dark");
    const { expires, httpOnly, sameSite } = (await kept())!;
    expect([httpOnly, sameSite]).toEqual([true, "Lax"]);
    expect(Math.abs(expires - Date.now() / 1000 - YEAR)).toBeLessThan(24 * 3600);

    await page.reload();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.context().clearCookies({ name: "authjs.session-token" });
    await page.goto(inLanguage(language, "/login"));
    await expect(html).toHaveAttribute("data-theme", "dark");
  });
}
