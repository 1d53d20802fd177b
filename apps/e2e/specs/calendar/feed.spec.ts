import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;

test("a member makes an address for their calendar program, which reads their posts by it until they end it", async ({
  page,
  world,
  request,
}) => {
  await createPost(world.db, world.user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() + 3 * DAY_MS),
    content: "Was wir; gelernt haben",
  });
  await world.db.user.update({ where: { id: world.user.id }, data: { preferredLanguage: "de" } });
  await world.login(page);
  await page.goto(at("/app/content/calendar"));
  const open = page.getByRole("button", { name: t("calendar:feed.title"), exact: true });
  await open.click();
  const dialog = page.getByRole("dialog", { name: t("calendar:feed.title"), exact: true });
  await dialog.getByRole("checkbox", { name: t("calendar:feed.withTexts"), exact: true }).check();
  await expectAccessible(page, "calendar-feed");
  await dialog.getByRole("button", { name: t("calendar:feed.create"), exact: true }).click();
  const field = dialog.getByRole("textbox", { name: t("calendar:feed.made"), exact: true });
  await expect(field).toBeFocused();
  const url = await field.inputValue();

  const answer = await request.get(url);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const ical = (await answer.text()).replaceAll("\r\n ", "");
  expect(ical).toContain(`SUMMARY:${t("calendar:feed.status.scheduled")} · Was wir\\; gelernt haben`);

  await dialog.getByRole("button", { name: t("calendar:feed.done"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await dialog.getByRole("button", { name: t("calendar:feed.delete"), exact: true }).click();
  await expect(dialog.getByRole("button", { name: t("calendar:feed.create"), exact: true })).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
