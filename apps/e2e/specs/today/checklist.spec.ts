import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";

const { t, at } = localized("de");
const progress = (done: number) => t("today:checklist.progress", { done, all: 3 });
const nameOf = (step: "connect" | "topic" | "post") =>
  `${t(`today:checklist.${step}.title`)} ${t(`today:checklist.${step}.text`)}`;

test("an empty dashboard shows a checklist until there is a post", async ({ page, world }) => {
  const { db, user } = world;
  const updateUser = (data: Parameters<typeof db.user.update>[0]["data"]) =>
    db.user.update({ where: { id: user.id }, data });
  await updateUser({
    onboardingCompleted: false,
    onboardingSkippedAt: new Date(),
    linkedinStatus: "none",
    linkedinConnectedAt: null,
  });
  await world.login(page);
  await page.goto(at("/app"));
  const list = page.getByRole("region", { name: t("today:checklist.title"), exact: true });
  const link = (name: string) => list.getByRole("link", { name, exact: true });
  await expect(list.getByText(progress(0), { exact: true })).toBeVisible();
  const start = `/auth/linkedin/start?return=${encodeURIComponent(at("/app"))}`;
  await expect(link(nameOf("connect"))).toHaveAttribute("href", start);
  await expect(link(nameOf("topic"))).toHaveAttribute("href", at("/app/content/bookmarks"));
  await expect(link(t("today:checklist.onboarding"))).toHaveAttribute("href", at("/app/onboarding"));
  await expect(link(nameOf("post"))).toHaveAttribute("href", at("/app/content/create"));
  await expect(page.getByText(t("today:activity.none"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("today:next.none"), { exact: true })).toBeVisible();
  await expectAccessible(page, "today-empty");

  await updateUser({ linkedinStatus: "active" });
  await bookmarkTopic(db, user);
  await page.reload();
  await expect(list.getByText(progress(2), { exact: true })).toBeVisible();
  await expect(link(nameOf("topic"))).toHaveCount(0);
  await expectAccessible(page, "today-started");

  // After the onboarding, topics are added on the bookmarks page.
  await db.topic.deleteMany({ where: { userId: user.id } });
  await updateUser({ onboardingCompleted: true });
  await page.reload();
  await expect(list.getByText(progress(1), { exact: true })).toBeVisible();
  await expect(list.getByRole("link")).toHaveCount(2);
  await expect(link(nameOf("topic"))).toBeVisible();

  await createPost(db, user);
  await page.reload();
  const numbers = page.getByRole("region", { name: t("today:counts.label"), exact: true });
  await expect(
    numbers.getByRole("link", { name: `1 ${t("today:counts.draft")}`, exact: true }),
  ).toBeVisible();
  await expect(numbers.getByRole("link")).toHaveCount(4);
  await expect(page.getByTestId("checklist")).toHaveCount(0);
});
