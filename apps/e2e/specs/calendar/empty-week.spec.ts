import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("en");

test("a week without posts offers an idea for a free slot; one with a post does not", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  // The default slots are Tuesday and Thursday at nine.
  const [monday = "", tuesday = ""] = nextWeek();
  const week = at(`/app/content/calendar?date=${monday}` as "/app/content/calendar");
  await bookmarkTopic(db, user);
  await world.login(page);
  await page.goto(week);
  const section = page.getByRole("region", { name: t("calendar:emptyWeek"), exact: true });
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section).toBeInViewport();
  await expectAccessible(page, "calendar-empty-week");
  const post = await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Planned" });
  await page.reload();
  await expect(page.locator("[role=grid] [data-post]")).toHaveCount(1);
  await expect(section).toHaveCount(0);
  await db.post.delete({ where: { id: post.id } });
  await page.reload();
  await section.getByRole("button", { name: /^Write for / }).click();
  await page.waitForURL((url) => url.searchParams.get("day") === `${tuesday}T09:00`);
});
