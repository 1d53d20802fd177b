import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("the last seven days and the best post of the month stand beside the page, with their source once", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await createMetrics(db, user, { days: 20, posts: 0 });
  const post = await createPost(db, user, { status: "published", content: "The best of all" });
  const published = await createLinkedinPost(db, user, {
    postId: post.id,
    text: "The best of all",
    publishedAt: new Date(),
  });
  const now = new Date();
  await db.postRollup.create({
    data: {
      linkedinPostId: published.id,
      impressions: 1234,
      reactions: 56,
      sources: ["analytics_file"],
      measuredSince: now,
      measuredAt: now,
    },
  });
  await world.login(page);
  await page.goto(at("/app"));
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const week = region(t("today:lastWeek.title"));
  // 100 to 106 a day in each week of the factory: nothing has changed.
  await expect(week).toContainText("721");
  await expect(week).toContainText("0%");
  await expect(week).toContainText("+35");
  await expect(week.getByText(/From your analytics spreadsheet/)).toHaveCount(1);
  const best = region(t("today:best.title"));
  await expect(best).toContainText("1,234 impressions · 56 reactions");
  await expectAccessible(page, "today-rail");
  await best.getByRole("link", { name: "The best of all" }).click();
  await page.waitForURL(`**/app/content/edit/${post.id}`);
});

test("a number that no source reports is unknown, and without any figure the way to them is shown", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await world.login(page);
  await page.goto(at("/app"));
  const week = page.getByRole("region", { name: t("today:lastWeek.title"), exact: true });
  await expect(week).toContainText(t("today:lastWeek.none"));
  await createMetrics(db, user, { days: 20, posts: 0 });
  await db.dailyRollup.deleteMany({ where: { userId: user.id, metric: "followersGained" } });
  await page.reload();
  await expect(week).toContainText(t("today:lastWeek.unknown"));
  await expect(page.getByRole("region", { name: t("today:best.title"), exact: true })).toHaveCount(0);
});
