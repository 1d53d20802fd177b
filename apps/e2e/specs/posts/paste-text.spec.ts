import type { Locator } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("a text from an office program is pasted and saved without its traces, and Undo takes it back", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  const text = page.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
  const saved = page.getByText(t("posts:editor.save.saved"), { exact: true });
  await text.fill("Before. After.");
  await setCursor(text, "Before. ".length);

  await paste(text, "U\u0308ber\vuns\u2028\u00adhier\u0007.\f");
  const wanted = "Before. Über\nuns\nhier.\nAfter.";
  await expect(text).toHaveValue(wanted);
  expect(await getCursor(text)).toBe(wanted.indexOf("After"));
  await expect(saved).toBeVisible();
  await expect.poll(() => getContent()).toBe(wanted);

  await text.press("ControlOrMeta+z");
  await expect(text).toHaveValue("Before. After.");
  await expect.poll(() => getContent()).toBe("Before. After.");

  async function getContent() {
    const post = await world.db.post.findFirst({ where: { authorId: world.user.id } });
    return post?.content;
  }
});

test("parts of letters that are typed stay as they are, and count as saved", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  const text = page.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
  const saved = page.getByText(t("posts:editor.save.saved"), { exact: true });
  await text.pressSequentially("U\u0308ber");
  await expect(saved).toBeVisible();
  await expect(text).toHaveValue("U\u0308ber");
  const post = await world.db.post.findFirstOrThrow({ where: { authorId: world.user.id } });
  expect(post.content).toBe("Über");
  await page.reload();
  await expect(text).toHaveValue("Über");
});

function paste(field: Locator, copied: string): Promise<void> {
  return field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

function setCursor(field: Locator, at: number): Promise<void> {
  return field.evaluate((element, place) => {
    element.focus();
    (element as HTMLTextAreaElement).setSelectionRange(place, place);
  }, at);
}

function getCursor(field: Locator): Promise<number> {
  return field.evaluate((element) => (element as HTMLTextAreaElement).selectionStart);
}
