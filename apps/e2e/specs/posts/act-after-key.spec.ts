import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

const DAY_MS = 86_400_000;
const TYPED = "The last word counts";

/** A browser that is never idle: nothing beside the fields has followed what is typed. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    window.requestIdleCallback = (task) => held.push(task as () => void);
    window.cancelIdleCallback = (id) => (held[id - 1] = () => {});
    Object.assign(window, { runIdle: () => held.splice(0).forEach((task) => task()) });
  });

test("what is typed is saved by the next key, before anything else has followed it", async ({
  page,
  world,
}) => {
  const scheduledAt = new Date(Date.now() + DAY_MS);
  const { id } = await createPost(world.db, world.user, {
    content: "Before",
    status: "scheduled",
    scheduledAt,
  });
  await world.login(page);
  await holdIdle(page);
  await page.goto(at(`/app/content/edit/${id}`));
  const save = page.getByRole("button", { name: t("posts:actions.saveChanges"), exact: true });
  await expect(save).toBeDisabled();
  await page.getByTestId("post-text").fill(TYPED);
  await expect(page.getByTestId("post-length")).toHaveAttribute("data-length", "6");
  await expect(save).toBeEnabled();
  await page.keyboard.press("Control+s");
  await expect
    .poll(() => world.db.post.findUnique({ where: { id }, select: { content: true } }))
    .toEqual({ content: TYPED });
  await expect(save).toBeDisabled();
});

test("what is typed is scheduled by the next click, and count and preview follow at last", async ({
  page,
  world,
}) => {
  await world.login(page);
  await holdIdle(page);
  await page.goto(at("/app/content/create"));
  const text = page.getByTestId("post-text");
  const length = page.getByTestId("post-length");
  await text.fill(`${TYPED} (${"x".repeat(3000)})`);
  await expect(length).toHaveAttribute("data-length", "0");
  await page.evaluate(() => (window as unknown as { runIdle: () => void }).runIdle());
  await expect(length).toHaveAttribute("data-length", String(TYPED.length + 3005));
  await expect(text).toHaveAttribute("aria-invalid", "true");

  await text.fill(TYPED);
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  const presets = dialog.getByRole("group", { name: t("posts:schedule.presets"), exact: true });
  await presets.getByRole("button").first().click();
  await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
  await expect
    .poll(() => world.db.post.findFirst({ where: { authorId: world.user.id, status: "scheduled" } }))
    .toMatchObject({ content: TYPED });
});
