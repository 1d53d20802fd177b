import { createPost } from "@takt/db/testing/factories/create-post";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const HOUR_MS = 3_600_000;

test("a failed post is mended from Today by keyboard alone", async ({ page, world }) => {
  const { db, user } = world;
  const { id } = await createPost(db, user, {
    status: "failed",
    reason: "refused",
    content: "A post that LinkedIn refused",
    scheduledAt: new Date(Date.now() - HOUR_MS),
  });
  await world.login(page);
  await page.goto(at("/app"));
  const keyboard = await keyboardOnly(page);
  const row = page.locator('[data-need="failed"]');
  // Keys are heard once the effects of the page have run.
  await expect(async () => {
    await keyboard.press("j");
    await expect(row).toBeFocused({ timeout: 500 });
  }).toPass();

  // The first action opens the post, and its text is corrected.
  await keyboard.press("Enter");
  await page.waitForURL(`**/app/content/edit/${id}`);
  const text = page.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
  await keyboard.tabTo(text);
  await keyboard.press("Control+End");
  await keyboard.type(", corrected");
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id } })).content)
    .toBe("A post that LinkedIn refused, corrected");

  // Back on Today it is published again.
  await page.goBack();
  await expect(row).toContainText(", corrected");
  await expect(async () => {
    await keyboard.press("j");
    await expect(row).toBeFocused({ timeout: 500 });
  }).toPass();
  await keyboard.press("2");
  const dialog = page.getByRole("alertdialog");
  await keyboard.choose(dialog.getByRole("button", { name: t("posts:publish.confirm"), exact: true }));
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id } })).status, { timeout: 60_000 })
    .toBe("published");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(
    t("today:sentence.needs", { count: 1 }),
  );
  keyboard.expectNoPointer();
});
