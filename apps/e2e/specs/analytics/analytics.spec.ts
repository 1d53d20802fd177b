import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { monthsAround } from "../../fixtures/berlin-time";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");

const section = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const range = (page: Page, days: number) =>
  page.getByRole("button", { name: t("analytics:range.days", { count: days }), exact: true });
const refusal = (page: Page) => page.getByTestId("analytics-refusal");

async function openWithMetrics(page: Page, world: World) {
  await createMetrics(world.db, world.user);
  await world.login(page);
  await page.goto(at("/app/analytics"));
  await expect(section(page, t("analytics:figures.title"))).toBeVisible();
}

/** The headings of the screen's sections, from top to bottom. */
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

async function views({ db, user }: World) {
  return (await db.usageMonth.findFirst({ where: { userId: user.id } }))?.analyticsViews ?? 0;
}

test("figures of a file alone fill the screen, each with its source; what no source reports is unknown", async ({
  page,
  world,
}) => {
  await openWithMetrics(page, world);
  const metrics = section(page, t("analytics:figures.title"));
  // 30 days of 100 to 106, of which four whole weeks have 721 each, and 100 and 101.
  await expect(metrics).toContainText("3,085");
  const provenance = section(page, t("analytics:provenance.title"));
  await expect(provenance).toContainText(t("analytics:sources.analytics_file"));
  await expect(provenance.getByTestId("unknown-metrics")).toContainText(t("analytics:metrics.saves"));
  await expect(section(page, t("analytics:followers.title"))).toContainText("1,000 followers");
  for (const title of [
    "overTime.title",
    "top.title",
    "groups.title",
    "heatMap.title",
    "groups.opening",
    "groups.length",
    "groups.type",
    "groups.hour",
    "groups.hashtag",
  ] as const)
    await expect(section(page, t(`analytics:${title}`))).toBeVisible();
  await expect(page.getByText("#planning", { exact: true })).toBeVisible();
  await expect(section(page, t("analytics:best.title"))).toContainText("Tuesday");
  await expectAccessible(page, "analytics-full");

  // Another range, a reload and an order belong to the same view.
  await range(page, 7).click();
  await expect(metrics).toContainText("721");
  await page.reload();
  await expect(metrics).toContainText("721");
  expect(await views(world)).toBe(1);
});

test("a chart is one stop: arrows and the pointer read its points, T shows the same numbers as a table, and they are saved", async ({
  page,
  world,
}) => {
  await openWithMetrics(page, world);
  const chart = section(page, t("analytics:overTime.title"));
  const stop = chart.getByRole("group", { name: t("analytics:overTime.title"), exact: true });
  await stop.locator("svg").hover();
  await expect(stop.locator("[aria-live]")).toHaveText(/: 10\d$/);
  await stop.focus();
  await page.keyboard.press("Home");
  await expect(stop).toContainText(/: 10\d$/);
  const first = await stop.locator("[aria-live]").textContent();
  await page.keyboard.press("ArrowRight");
  await expect(stop.locator("[aria-live]")).not.toHaveText(first!);
  await page.keyboard.press("t");
  await expect(stop.getByRole("row")).toHaveCount(31);
  await expectAccessible(page, "analytics-table");
  const download = page.waitForEvent("download");
  await chart.getByRole("button", { name: t("analytics:chart.csv"), exact: true }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.split("\r\n")[0]).toBe("\uFEFFDay,Impressions,Engagements,New followers");
  expect(csv.trim().split("\r\n")).toHaveLength(31);
});

test("posts are sorted by what is chosen", async ({ page, world }) => {
  await openWithMetrics(page, world);
  const posts = section(page, t("analytics:top.title"));
  const first = posts.getByRole("row").nth(1);
  const sort = posts.getByRole("button", {
    name: t("analytics:top.sort", { metric: t("analytics:metrics.publishedAt") }),
  });
  await sort.click();
  await expect(first).toContainText("Post 1 on LinkedIn");
  await sort.click();
  await expect(first).toContainText("Post 15 on LinkedIn");
});

test("a range that the plan does not show says so, counts no view, and a larger plan shows it", async ({
  page,
  world,
}) => {
  await createMetrics(world.db, world.user);
  await world.login(page);
  await page.goto(at("/app/analytics?days=90"));
  await expect(refusal(page)).toContainText("the last 30 days");
  await expect(refusal(page).getByRole("link", { name: t("errors:links.plans") })).toHaveAttribute(
    "href",
    at("/app/user/subscription"),
  );
  await expectAccessible(page, "analytics-locked");
  expect(await views(world)).toBe(0);
  const paid = { subscriptionStatus: "active", subscriptionPlan: "professional" };
  await world.db.user.update({ where: { id: world.user.id }, data: paid });
  await page.reload();
  await expect(section(page, t("analytics:figures.title"))).toBeVisible();
});

test("a used up month says when it resets, and own dates that make no range are refused", async ({
  page,
  world,
}) => {
  await createMetrics(world.db, world.user);
  const used = { userId: world.user.id, analyticsViews: 50 };
  await world.db.usageMonth.createMany({ data: monthsAround().map((month) => ({ ...used, month })) });
  await world.login(page);
  await page.goto(at("/app/analytics"));
  await expect(refusal(page)).toContainText("50 analytics views a month");
  await page.getByRole("button", { name: t("analytics:range.own"), exact: true }).click();
  const dates = page.getByRole("form", { name: t("analytics:range.own") });
  await dates.getByLabel(t("analytics:range.from")).fill("2026-02-02");
  await dates.getByLabel(t("analytics:range.to")).fill("2026-02-01");
  await dates.getByRole("button", { name: t("analytics:range.apply"), exact: true }).click();
  await expect(dates).toContainText(t("analytics:range.invalid"));
});

test("without any figure the screen says what LinkedIn permits and leads to the import", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/analytics"));
  await expect(page.getByText(t("analytics:empty.offered"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("analytics:empty.import") })).toHaveAttribute(
    "href",
    at("/app/user/import"),
  );
  expect(await views(world)).toBe(0);
});

test("the schedule dialog has a hint from the member's own figures, and counts no view", async ({
  page,
  world,
}) => {
  await createMetrics(world.db, world.user);
  const post = await createPost(world.db, world.user);
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  await expect(page.getByTestId("best-time")).toContainText("Tuesday");
  expect(await views(world)).toBe(0);
});

test("the best times come first, then numbers, chart, what worked, posts, followers and where all that is from", async ({
  page,
  world,
}) => {
  await openWithMetrics(page, world);
  await expect(headings(page)).toHaveText(
    ["best", "figures", "overTime", "groups", "top", "followers", "provenance"].map((key) =>
      t(`analytics:${key as "best"}.title`),
    ),
  );
});

test("a best time becomes a slot by one click, and Undo takes it back", async ({ page, world }) => {
  const { id: userId, workspaceId } = world.user;
  await openWithMetrics(page, world);
  const best = section(page, t("analytics:best.title"));
  // Tuesday 9:00 is one of the slots that a member begins with.
  await world.db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  await world.db.weeklySlot.create({ data: { userId, workspaceId, weekday: 5, time: "11:00" } });
  await page.reload();
  await best.getByRole("button", { name: "Add Tuesday, 09:00 as slot", exact: true }).click();
  const added = best.getByRole("button", { name: "Tuesday, 09:00 is a slot", exact: true });
  await expect(added).toBeFocused();
  const slots = async () =>
    (await world.db.weeklySlot.findMany({ where: { userId }, orderBy: { weekday: "asc" } })).map(
      ({ weekday, time }) => `${weekday} ${time}`,
    );
  expect(await slots()).toEqual(["2 09:00", "5 11:00"]);
  await page.getByRole("button", { name: t("slots:undo"), exact: true }).click();
  await expect(best.getByRole("button", { name: "Add Tuesday, 09:00 as slot", exact: true })).toBeVisible();
  expect(await slots()).toEqual(["5 11:00"]);
  await expectAccessible(page, "analytics-slot");
});

test("an opening whose posts had more impressions is said with its interval, and few posts are not compared", async ({
  page,
  world,
}) => {
  await createMetrics(world.db, world.user, { posts: 0 });
  const dayMs = 86_400_000;
  const texts = [
    ...Array.from({ length: 6 }, () => ["Why do we meet on Mondays?", 900] as const),
    ...Array.from({ length: 6 }, () => ["We meet on Mondays.", 100] as const),
    ["3 lessons of a launch", 100] as const,
  ];
  for (const [n, [text, impressions]] of texts.entries()) {
    const publishedAt = new Date(Date.now() - (9 + n) * dayMs);
    const { id } = await createLinkedinPost(world.db, world.user, { text, publishedAt });
    const measured = { measuredSince: publishedAt, measuredAt: new Date() };
    await world.db.postRollup.create({
      data: {
        linkedinPostId: id,
        impressions: impressions + n,
        engagements: 5,
        sources: ["analytics_file"],
        ...measured,
      },
    });
  }
  await world.login(page);
  await page.goto(at("/app/analytics"));
  const openings = section(page, t("analytics:groups.opening"));
  const rows = openings.getByText("Question", { exact: true }).locator("xpath=ancestor::li");
  await expect(rows).toContainText(/903 per post, 6 posts/);
  await expect(rows).toContainText(/\d(\.\d)?× the impressions of the others \(\d+(\.\d)?–\d+(\.\d)?×\)/);
  await expect(openings.getByText("Number", { exact: true }).locator("xpath=ancestor::li")).toContainText(
    t("analytics:ratio.few"),
  );
});
