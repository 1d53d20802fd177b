import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";
import { bookmarksPage, calls } from "./bookmarks-page";
import { seedTopics } from "./seed-topics";

const here = localized("en");
const { t } = here;

const removed = ({ db, user }: World) =>
  db.topic.count({ where: { userId: user.id, deletedAt: { not: null } } });

test("a topic that is looked for while it is being removed is among the recently deleted", async ({
  page,
  world,
}) => {
  await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
  const { path, cardOf, remove, tab } = bookmarksPage(page, here);
  await world.login(page);
  await page.goto(path);
  // The list is read before the topic is removed, and its answer arrives after.
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  await page.route(calls("topics.remove"), async (route) => {
    await isRead;
    await route.continue();
  });
  const isRemoved = page.waitForResponse(calls("topics.remove"));
  await page.route(calls("topics.list"), async (route) => {
    const response = await route.fetch();
    read();
    await isRemoved;
    await route.fulfill({ response });
  });
  await remove("Missed").click();
  await tab("removed").click();
  await expect(cardOf("Missed")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a removed topic is among the recently deleted, and comes back from there", async ({ page, world }) => {
  await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
  const { path, cards, cardOf, heading, remove, restore, said, tab, titles } = bookmarksPage(page, here);
  await world.login(page);
  await page.goto(path);
  await remove("Missed").click();
  await expect(cardOf("Kept")).toBeFocused();
  await tab("removed").click();
  await expect(page).toHaveURL(`${path}?show=removed`);
  await expect(cardOf("Missed")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cardOf("Missed")).toBeVisible();
  await expectAccessible(page, "bookmarks-removed");

  await restore("Missed").click();
  await expect(said(t("topics:done.restored", { title: "Missed" }))).toBeVisible();
  await expect(heading(t("topics:noneRemoved"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tab("bookmarked").click();
  await expect(titles).toHaveText(["Kept", "Missed"]);
});

test("a removed topic is taken back by Undo, and by a failure", async ({ page, world }) => {
  await seedTopics(world, [{ title: "First" }, { title: "Second" }, { title: "Third" }]);
  const { path, button, cardOf, remove, said, titles } = bookmarksPage(page, here);
  await world.login(page);
  await page.goto(path);
  await page.route(calls("topics.remove"), (route) => route.fulfill({ status: 500, body: "no" }));
  await remove("Second").click();
  await expect(said(t("topics:failedTo.remove"))).toBeVisible();
  await expect(cardOf("Second")).toBeVisible();
  await expectAccessible(page, "bookmarks-remove-failed");
  await page.unroute(calls("topics.remove"));

  await remove("Second").click();
  await expect(cardOf("Second")).toHaveCount(0);
  await expect(cardOf("Third")).toBeFocused();
  await button(t("common:undo")).click();
  await expect(said(t("topics:done.restored", { title: "Second" }))).toBeVisible();
  await expect(titles).toHaveText(["First", "Second", "Third"]);
  await expect.poll(() => removed(world)).toBe(0);

  // The last of the list: the one before it.
  await remove("Third").click();
  await expect(cardOf("Second")).toBeFocused();
  await expect.poll(() => removed(world)).toBe(1);
  await page.reload();
  await expect(titles).toHaveText(["First", "Second"]);
});

test("S removes a topic, and restores it; in a field it is a letter", async ({ page, world }) => {
  await seedTopics(world, [{ title: "First" }, { title: "Second" }]);
  const { path, cards, cardOf, create, field, said, tab } = bookmarksPage(page, here);
  await world.login(page);
  await page.goto(path);
  await field.pressSequentially("s");
  await expect(field).toHaveValue("s");
  await expect(cards).toHaveCount(2);
  // With the focus on something in the card, and on the card itself.
  await create("First").focus();
  await page.keyboard.press("s");
  await expect(cardOf("First")).toHaveCount(0);
  await expect(cardOf("Second")).toBeFocused();
  await page.keyboard.press("s");
  await expect(cards).toHaveCount(0);
  await expect.poll(() => removed(world)).toBe(2);
  // And back, from the recently deleted.
  await tab("removed").click();
  await cardOf("Second").focus();
  await page.keyboard.press("s");
  await expect(said(t("topics:done.restored", { title: "Second" }))).toBeVisible();
  await expect.poll(() => removed(world)).toBe(1);
});
