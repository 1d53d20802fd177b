import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const MINUTE_MS = 60_000;

test("a member is reminded to reply below a post as they have chosen, in the settings and for the post", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const choose = async (label: string) => {
    const saved = page.waitForResponse((response) => response.url().includes("chooseReminder"));
    await page.getByRole("radio", { name: label, exact: true }).click();
    await saved;
  };
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=notifications"));
  const group = page.getByRole("radiogroup", { name: t("notifications:replyReminder.title"), exact: true });
  await expect(group.getByRole("radio", { name: "Never", exact: true })).toBeChecked();
  await choose("After 60 minutes");
  await expect
    .poll(async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).replyReminder)
    .toBe("after_60");
  await expectAccessible(page, "reminder-setting");

  const post = await createPost(db, user, {
    status: "published",
    content: "Just out",
    publishedAt: new Date(Date.now() - 20 * MINUTE_MS),
  });
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expect(group.getByRole("radio", { name: "After 60 minutes", exact: true })).toBeChecked();
  await expectAccessible(page, "published-reminder");
  await group.getByRole("radio", { name: "After 15 minutes", exact: true }).click();
  await expectSwept(world, () =>
    db.notification.count({ where: { userId: user.id, kind: "reply_reminder", postId: post.id } }),
  ).toBe(1);

  await page.goto(at("/app/notifications"));
  const line = page
    .getByTestId("notification")
    .filter({ hasText: t("notifications:kinds.reply_reminder.title") });
  await line
    .getByRole("link")
    .filter({ hasText: t("notifications:openPost") })
    .click();
  await expect(page).toHaveURL(at(`/app/content/edit/${post.id}`));
  await expect(group).toBeVisible();
});

test("a reminder to reply is chosen before the post goes out", async ({ page, world }) => {
  const { db, user } = world;
  const post = await createPost(db, user, {
    status: "scheduled",
    content: "Not out yet",
    scheduledAt: new Date(Date.now() + 26 * 60 * MINUTE_MS),
  });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  const choice = page.getByRole("combobox", { name: t("notifications:replyReminder.title"), exact: true });
  await expect(choice).toHaveValue("never");
  await choice.selectOption("After 15 minutes");
  const stored = async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).replyReminder;
  await expect.poll(stored).toBe("after_15");
  await expectAccessible(page, "planned-reminder");
  await page.reload();
  await expect(choice).toHaveValue("after_15");
});
