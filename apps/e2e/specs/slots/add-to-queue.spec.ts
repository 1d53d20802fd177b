import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");

/** Adds a post to the queue from its menu in the list. */
async function queueFromMenu(page: Page, world: World, excerpt: string) {
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page.getByRole("button", { name: t("posts:list.actionsFor", { excerpt }), exact: true }).click();
  await page.getByRole("menuitem", { name: t("posts:actions.addToQueue"), exact: true }).click();
}

test("a draft is put in the queue from its menu, and Undo makes it a draft again", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { id } = await createPost(db, user, { content: "Ein Entwurf" });
  await queueFromMenu(page, world, "Ein Entwurf");
  const toast = page.getByText(messagePattern(t("posts:done.queued", { when: ANY })));
  await expect(toast).toContainText(/(Di|Do)\., \d+\. \S+ \d{4}, 09:00 \(Europe\/Berlin\)/);
  const post = () => db.post.findUniqueOrThrow({ where: { id } });
  const { status, scheduledWall } = await post();
  expect(status).toBe("scheduled");
  expect(scheduledWall).toMatch(/T09:00$/);
  await page.getByRole("button", { name: t("posts:done.undo"), exact: true }).click();
  await expect.poll(async () => (await post()).status).toBe("draft");
  await expect(page.getByText(t("posts:done.unscheduled"), { exact: true })).toBeVisible();
});

test("a text that needs a review is put in the queue once it is reviewed", async ({ page, world }) => {
  const { db, user } = world;
  const { id } = await createPost(db, user, { content: "Vom Assistenten", aiOrigin: "generated" });
  await queueFromMenu(page, world, "Vom Assistenten");
  const dialog = page.getByRole("alertdialog", { name: t("posts:queue.title"), exact: true });
  const confirm = dialog.getByRole("button", { name: t("posts:actions.addToQueue"), exact: true });
  await confirm.click();
  await expect(dialog.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "queue-review");
  await dialog.getByRole("checkbox").click();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id } })).status)
    .toBe("scheduled");
});

test("without a free slot the draft stays one, and the way to the slots is shown", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await createPost(db, user, { content: "Ein Entwurf" });
  const { id: userId, workspaceId } = user;
  await db.slotSettings.create({ data: { userId, workspaceId, areChosen: true } });
  await queueFromMenu(page, world, "Ein Entwurf");
  await expect(page.getByText(t("errors:slot_none_free"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("errors:links.slots"), exact: true }).click();
  await page.waitForURL(/tab=slots$/);
  await expect(page.getByRole("rowheader").first()).toHaveText("Montag");
});
