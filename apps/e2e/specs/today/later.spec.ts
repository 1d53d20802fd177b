import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const HOUR_MS = 3_600_000;

/** A post without an answer and a failed one, which stands below it. */
async function createNeeds({ db, user }: World) {
  const scheduledAt = new Date(Date.now() - HOUR_MS);
  const unconfirmed = await createPost(db, user, {
    status: "unconfirmed",
    content: "Maybe out",
    scheduledAt,
    attemptedAt: scheduledAt,
    attemptId: crypto.randomUUID(),
  });
  const failed = await createPost(db, user, {
    status: "failed",
    reason: "media_rejected",
    content: "With a picture",
    scheduledAt,
  });
  return { unconfirmed, failed };
}

test("what is put off rests with its number, also after a reload, until Undo or another problem brings it back", async ({
  page,
  world,
}) => {
  const { db } = world;
  const { failed } = await createNeeds(world);
  await world.login(page);
  await page.goto(at("/app"));
  const section = page.getByRole("region", { name: t("today:needs.title"), exact: true });
  const row = (need: string) => section.locator(`[data-need="${need}"]`);
  const later = (need: string) =>
    row(need)
      .getByRole("button", { name: t("today:needs.later"), exact: true })
      .click();
  const link = page
    .getByRole("navigation", { name: t("shell:mainNavigation"), exact: true })
    .getByRole("link", { name: new RegExp(`^${t("shell:today")}`) });
  const sentence = page.getByRole("heading", { level: 1 });
  await expect(link).toHaveText(`${t("shell:today")}2`);

  await later("failed");
  await expect(row("failed")).toHaveCount(0);
  await expect(link).toHaveText(`${t("shell:today")}1`);
  await expect(sentence).toContainText(t("today:sentence.needs", { count: 1 }));
  await expect(page.getByText(t("today:needs.snoozed"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("today:needs.undo"), exact: true }).click();
  await expect(row("failed")).toHaveCount(1);
  await expect(link).toHaveText(`${t("shell:today")}2`);

  await later("failed");
  await expect.poll(() => db.needSnooze.count({ where: { postId: failed.id } })).toBe(1);
  await page.reload();
  await expect(row("unconfirmed")).toHaveCount(1);
  await expect(row("failed")).toHaveCount(0);

  await db.post.update({ where: { id: failed.id }, data: { reason: "missed" } });
  await page.reload();
  await expect(row("failed")).toContainText(t("reasons:missed.title"));
  await expectAccessible(page, "today-later");
  await expect(link).toHaveText(`${t("shell:today")}2`);
});

test("J and K go through what needs the user, a number presses a button, and nothing does while single keys are off", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { unconfirmed } = await createNeeds(world);
  await world.login(page);
  await page.goto(at("/app"));
  const row = (need: string) => page.locator(`[data-need="${need}"]`);
  const press = (key: string) => page.keyboard.press(key);
  // Keys are heard once the effects of the page have run.
  await expect(async () => {
    await press("j");
    await expect(row("unconfirmed")).toBeFocused({ timeout: 500 });
  }).toPass();
  await press("j");
  await expect(row("failed")).toBeFocused();
  await press("j");
  await expect(row("failed")).toBeFocused();
  await press("k");
  await expect(row("unconfirmed")).toBeFocused();
  await expectAccessible(page, "today-need-focused");

  // It's there.
  await press("2");
  await expect(row("unconfirmed")).toHaveCount(0);
  await expect(row("failed")).toBeFocused();
  expect((await db.post.findUniqueOrThrow({ where: { id: unconfirmed.id } })).status).toBe("published");

  await press("4");
  await expect(row("failed")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await db.needSnooze.deleteMany({ where: { post: { authorId: user.id } } });
  await db.user.update({ where: { id: user.id }, data: { shortcuts: false } });
  await page.reload();
  await expect(row("failed")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await press("j");
  await expect(page.locator("[data-need]:focus")).toHaveCount(0);
});
