import type { Locator, Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { noonTimeZone } from "../../fixtures/noon-time-zone";
import { expect, test, type World } from "../../fixtures/world";
import { openFeedback } from "../feedback/open-feedback";

const here = localized("en");
const { t, at } = here;
const HOUR_MS = 3_600_000;
const TYPED = "日本語で書いた感想";

/** Presses a key that has ended a composition in Safari: by then only its key code tells. */
const pressComposed = (field: Locator, key: string) =>
  field.evaluate((element, name) => {
    const init = { key: name, keyCode: 229, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent("keydown", init));
  }, key);

/** Opens the sheet of a scheduled post in this week of the calendar. */
async function openSheet(page: Page, { db, user, login }: World) {
  // An hour from now is in this week where it is noon.
  await db.user.update({ where: { id: user.id }, data: { timezone: noonTimeZone() } });
  const scheduledAt = new Date(Date.now() + HOUR_MS);
  const post = await createPost(db, user, { status: "scheduled", scheduledAt });
  await login(page);
  await page.goto(at("/app/content/calendar"));
  await page.locator(`[role=grid] [data-post="${post.id}"]`).click();
  const sheet = page.getByRole("dialog", { name: t("calendar:details"), exact: true });
  const remove = sheet.getByRole("button", { name: t("posts:actions.delete"), exact: true });
  const question = page.getByRole("alertdialog", { name: t("posts:delete.title"), exact: true });
  const undo = page.getByRole("button", { name: t("posts:done.undo"), exact: true });
  const isDeleted = async () =>
    (await db.post.findUniqueOrThrow({ where: { id: post.id } })).deletedAt !== null;
  const confirm = async () => {
    await remove.click();
    await question.getByRole("button", { name: t("posts:delete.confirm"), exact: true }).click();
  };
  return { sheet, remove, question, undo, confirm, isDeleted };
}

test("Escape closes one layer at a time, and Undo is reached by keyboard while a sheet is open", async ({
  page,
  world,
}) => {
  const { sheet, remove, question, undo, confirm, isDeleted } = await openSheet(page, world);
  await remove.click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(sheet).toBeVisible();

  await confirm();
  await expect(undo).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await expectAccessible(page, "toast-beside-sheet");
  await page.keyboard.press("Enter");
  await expect.poll(isDeleted).toBe(false);
  await expect(undo).toHaveCount(0);
  // The focus is back in the sheet, whose Delete it came from is not there any more.
  const hasFocus = () => sheet.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

test("a toast is announced with a word before it", async ({ page, world }) => {
  const announced: string[] = [];
  await page.exposeFunction("noteAnnouncement", (text: string) => void announced.push(text));
  // An announcement is removed after a second.
  await page.addInitScript(() => {
    const { noteAnnouncement } = window as unknown as { noteAnnouncement: (text: string) => void };
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("[role=status]")) noteAnnouncement(textContent);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const { confirm } = await openSheet(page, world);
  await confirm();
  await expect
    .poll(() => announced.find((text) => text.includes(t("posts:done.deleted"))))
    .toMatch(new RegExp(`^${t("common:notification")} ${t("posts:done.deleted")} \\S`));
});

test("Escape in a toast closes the toast alone, and elsewhere the sheet alone", async ({ page, world }) => {
  const { sheet, undo, confirm, isDeleted } = await openSheet(page, world);
  await confirm();
  await expect(undo).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(undo).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(undo).toHaveCount(0);
  expect(await isDeleted()).toBe(true);
});

test("a key that ends a composition adds no hashtag, and closes no dialog", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  const hashtags = page.getByRole("textbox", { name: t("posts:editor.hashtags"), exact: true });
  await hashtags.fill("にほん");
  await pressComposed(hashtags, "Enter");
  await expect(hashtags).toHaveValue("にほん");
  await hashtags.fill("日本");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("button", { name: t("posts:editor.removeHashtag", { tag: "#日本" }) }),
  ).toBeVisible();

  const { dialog, message } = await openFeedback(page, here);
  await message.fill(TYPED);
  await pressComposed(message, "Escape");
  await expect(dialog).toBeVisible();
  await expect(message).toHaveValue(TYPED);
  // A plain Escape closes it, and what was typed is kept.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await openFeedback(page, here);
  await expect(message).toHaveValue(TYPED);
});

test("what was entered in a dialog is discarded only after a question", async ({ page, world }) => {
  const post = await createPost(world.db, world.user, { content: "Not scheduled yet" });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  const time = dialog.getByLabel(t("posts:schedule.time"), { exact: true });
  const question = page.getByRole("alertdialog", { name: t("common:discard.title"), exact: true });
  await time.fill("11:45");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expectAccessible(page, "discard-question");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(time).toHaveValue("11:45");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: t("common:discard.confirm"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
});
