import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const DAY_MS = 86_400_000;

test("a post that is moved, cleared or cancelled goes back to its time by Undo", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { timezone: "Europe/Berlin" } });
  const planned = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS + 9 * 3_600_000);
  const post = await createPost(db, user, {
    status: "scheduled",
    content: "Stays where it was",
    scheduledAt: planned,
    scheduledZone: "Europe/Berlin",
  });
  const state = async () => {
    const { status, scheduledAt } = await db.post.findUniqueOrThrow({ where: { id: post.id } });
    return [status, scheduledAt?.getTime() ?? null];
  };
  await world.login(page);
  await page.goto(at("/app/posts"));
  const row = page.getByRole("row").filter({ hasText: "Stays where it was" });
  const choose = async (name: string) => {
    await row.getByRole("button").last().click();
    await page.getByRole("menuitem", { name, exact: true }).click();
  };
  const undo = page.getByRole("button", { name: t("posts:done.undo"), exact: true });

  for (const [action, status] of [
    ["unschedule", "draft"],
    ["cancel", "cancelled"],
  ] as const) {
    await choose(t(`posts:actions.${action}`));
    await expect.poll(async () => (await state())[0]).toBe(status);
    await undo.last().click();
    await expect.poll(state).toEqual(["scheduled", planned.getTime()]);
    await expect(row).toContainText(t("posts:status.scheduled"));
  }

  await choose(t("posts:actions.reschedule"));
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.titleMove"), exact: true });
  await dialog.getByLabel(t("posts:schedule.time"), { exact: true }).fill("18:30");
  await dialog.getByRole("button", { name: t("posts:schedule.submitMove"), exact: true }).click();
  await expect.poll(async () => (await state())[1]).not.toBe(planned.getTime());
  await undo.last().click();
  await expect.poll(state).toEqual(["scheduled", planned.getTime()]);
});
