import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const KINDS = ["aiPosts", "posts", "analyticsViews"] as const;

/** The names of the last six months in Berlin, the oldest first. */
function months(): string[] {
  const [year, month] = berlinTime(new Date()).date.split("-").map(Number);
  return Array.from({ length: 6 }, (_, i) =>
    new Date(Date.UTC(year!, month! - 6 + i, 1)).toISOString().slice(0, 7),
  );
}

test("bars and table of the subscription page show the same six months", async ({ page, world }) => {
  const { db, user } = world;
  const names = months();
  const posts = [4, 0, 7, 12, 0, 9];
  await db.usageMonth.createMany({
    data: names
      .map((month, i) => ({ userId: user.id, month, posts: posts[i]!, analyticsViews: 10 * i }))
      .filter(({ posts }) => posts > 0),
  });
  await world.login(page);
  await page.goto(at("/app/user/subscription"));
  await expect(page).toHaveTitle(new RegExp(t("plans:title")));
  for (const kind of KINDS) {
    const bars = await page.getByTestId(`bars-${kind}`).getByTestId("bar").allTextContents();
    const column = KINDS.indexOf(kind) + 1;
    const cells = await page.locator(`tbody tr td:nth-child(${column + 1})`).allTextContents();
    expect(bars).toHaveLength(6);
    expect(cells.toReversed()).toEqual(bars);
  }
  expect(await page.getByTestId("bars-posts").getByTestId("bar").allTextContents()).toEqual(
    posts.map(String),
  );
  await expect(page.getByRole("table", { name: t("plans:history.title"), exact: true })).toBeVisible();
  await expect(page.getByTestId("usage-posts")).toContainText(t("plans:usage.used", { used: 9, limit: 10 }));
  await expect(page.getByTestId("usage-posts")).toContainText(t("plans:usage.near", { count: 1 }));
  await expectAccessible(page, "subscription");
});

test("the prices on the landing page switch by keyboard, and lead to the order", async ({ page, world }) => {
  await page.goto(at("/#pricing"));
  const plan = (id: string) => page.getByTestId(`plan-${id}`);
  const choice = (interval: "month" | "year") =>
    page.getByRole("radio", { name: t(`landing:pricing.intervals.${interval}`), exact: true });
  await expect(plan("professional")).toContainText("€29 a month");
  await expect(plan("enterprise")).toContainText("€99 a month");
  await choice("month").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice("year")).toBeChecked();
  await expect(plan("professional")).toContainText("€290 a year");
  await expect(plan("professional")).toContainText("Saves 16.7%");
  await expect(plan("enterprise")).toContainText("€792 a year");
  await expect(plan("enterprise")).toContainText("Saves 33.3%");
  await expectAccessible(page, "prices-yearly");
  const order = at("/app/user/subscription/order?plan=professional&interval=year");
  const link = plan("professional").getByRole("link");
  await expect(link).toHaveAttribute("href", order);
  await link.click();
  await page.waitForURL(/\/login/);
  await expectAccessible(page, "login-for-order");
  await page.goto(at("/"));
  await world.login(page);
  await page.reload();
  await expect(plan("free").getByRole("link")).toHaveAttribute("href", at("/app"));
});
