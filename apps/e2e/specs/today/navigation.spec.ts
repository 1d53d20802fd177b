import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const PHONE = { width: 390, height: 844 };
const { t, at } = localized("de");
const IN_BAR = [t("shell:today"), t("shell:calendar"), t("shell:newPost"), t("shell:posts")];
const BEHIND_MORE = [
  t("shell:ideas"),
  t("shell:analytics"),
  t("shell:profile"),
  t("settings:title"),
  t("notifications:title"),
];

test("a phone has a bar of five entries, with the rest behind More", async ({ page, world }) => {
  await page.setViewportSize(PHONE);
  await world.login(page);
  await page.goto(at("/app"));
  const bar = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  const link = (name: string) => bar.getByRole("link", { name, exact: true });
  const today = link(t("shell:today"));
  const posts = link(t("shell:posts"));
  const more = bar.getByRole("button", { name: t("common:more"), exact: true });
  await expect(bar.getByRole("link")).toHaveCount(4);
  for (const name of IN_BAR) await expect(link(name)).toBeVisible();
  await expect(today).toHaveAttribute("aria-current", "page");
  await expect(posts).not.toHaveAttribute("aria-current");

  const sheet = page.getByRole("dialog", { name: t("common:more"), exact: true });
  // The sheet can be opened and closed by keyboard.
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();

  await posts.click();
  await expect(page).toHaveURL(at("/app/posts"));
  await expect(posts).toHaveAttribute("aria-current", "page");
  await expect(today).not.toHaveAttribute("aria-current");

  await more.click();
  const entry = (name: string) => sheet.getByRole("link", { name, exact: true });
  for (const name of BEHIND_MORE) await expect(entry(name)).toBeVisible();
  await expect(sheet.getByRole("button", { name: t("shell:signOut"), exact: true })).toBeVisible();
  await expectAccessible(page, "today-more");
  await page.setViewportSize(PHONE);

  await sheet.getByRole("button", { name: t("feedback:open"), exact: true }).click();
  const feedback = page.getByRole("dialog", { name: t("feedback:title"), exact: true });
  await expect(feedback.getByRole("textbox").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(feedback).toHaveCount(0);
  await expect(sheet).toBeVisible();

  const settings = entry(t("settings:title"));
  await settings.click();
  await expect(page).toHaveURL(/\/app\/user\/settings/);
  await expect(sheet).toHaveCount(0);
  await more.click();
  await expect(settings).toHaveAttribute("aria-current", "page");
  await expect(entry(t("shell:profile"))).not.toHaveAttribute("aria-current");
});

test("the sidebar marks Today as current only there, and Ideas in both of its rooms", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app"));
  const nav = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  const today = nav.getByRole("link", { name: t("shell:today"), exact: true });
  await expect(today).toHaveAttribute("aria-current", "page");
  for (const path of ["/app/posts", "/app/content/calendar", "/app/content/create"] as const) {
    await page.goto(at(path));
    await expect(today).toBeVisible();
    await expect(today).not.toHaveAttribute("aria-current");
  }
  const ideas = nav.getByRole("link", { name: t("shell:ideas"), exact: true });
  await ideas.click();
  await expect(page).toHaveURL(at("/app/content/bookmarks"));
  await expect(ideas).toHaveAttribute("aria-current", "page");
  const rooms = page.getByRole("navigation", { name: t("topics:rooms.label"), exact: true });
  await rooms.getByRole("link", { name: t("topics:rooms.compass"), exact: true }).click();
  await expect(page).toHaveURL(at("/app/content/compass"));
  await expect(ideas).toHaveAttribute("aria-current", "page");
  await expect(today).not.toHaveAttribute("aria-current");
  await today.click();
  await expect(page).toHaveURL(at("/app"));
  // On the rail the account menu has the way to feedback, too.
  await page.setViewportSize({ width: 800, height: 900 });
  await page
    .getByRole("button", { name: t("shell:accountMenu", { name: world.user.name! }), exact: true })
    .click();
  await page.getByRole("menuitem", { name: t("feedback:open"), exact: true }).click();
  await expect(page.getByRole("dialog", { name: t("feedback:title"), exact: true })).toBeVisible();
});
