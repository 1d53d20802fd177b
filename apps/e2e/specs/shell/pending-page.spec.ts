import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("a click marks where it leads, and a page that is late has its shape", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app"));
  const before = page.locator("#main h1:not([data-pending])");
  await expect(before).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      await answered;
      await route.continue();
    },
  );
  const nav = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  const [today, posts] = (["today", "posts"] as const).map((key) =>
    nav.getByRole("link", { name: t(`shell:${key}`), exact: true }),
  );
  await posts!.click();
  await expect(posts!).toHaveAttribute("aria-current", "page");
  await expect(today!).not.toHaveAttribute("aria-current");
  const shape = page.getByTestId("pending-page");
  await expect(shape).toContainText(t("posts:list.title"));
  await expect(before).toBeHidden();
  await expectAccessible(page, "pending-page");

  answer();
  await expect(
    page.getByRole("heading", { level: 1, name: t("posts:list.title"), exact: true }),
  ).toBeFocused();
  await expect(shape).toHaveCount(0);
  await expect(page).toHaveURL(at("/app/posts"));
});
