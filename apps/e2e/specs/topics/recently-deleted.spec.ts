import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { topicsPage, calls } from "./topics-page";
import { seedTopics } from "./seed-topics";

const here = localized("en");
const { t } = here;

const countRemoved = ({ db, user }: World) =>
  db.topic.count({ where: { userId: user.id, deletedAt: { not: null } } });

test("a topic that is still being removed appears among the recently deleted", async ({ page, world }) => {
  await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
  const { path, getCard, remove, tab } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  // The list is read before the topic is removed, but its response arrives afterwards.
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
  await expect(getCard("Missed")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a removed topic appears among the recently deleted and can be restored from there", async ({
  page,
  world,
}) => {
  await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
  const { path, cards, getCard, heading, remove, restore, announcement, tab, titles } = topicsPage(
    page,
    here,
  );
  await world.login(page);
  await page.goto(path);
  await remove("Missed").click();
  await expect(getCard("Kept")).toBeFocused();
  await tab("removed").click();
  await expect(page).toHaveURL(`${path}?show=removed`);
  await expect(getCard("Missed")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(getCard("Missed")).toBeVisible();
  await expectAccessible(page, "topics-removed");

  await restore("Missed").click();
  await expect(announcement(t("topics:done.restored", { title: "Missed" }))).toBeVisible();
  await expect(heading(t("topics:noneRemoved"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tab("bookmarked").click();
  await expect(titles).toHaveText(["Kept", "Missed"]);
});

test("a removed topic returns after Undo and after a failure", async ({ page, world }) => {
  await seedTopics(world, [{ title: "First" }, { title: "Second" }, { title: "Third" }]);
  const { path, button, getCard, remove, announcement, titles } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  await page.route(calls("topics.remove"), (route) => route.fulfill({ status: 500, body: "no" }));
  await remove("Second").click();
  await expect(announcement(t("topics:failedTo.remove"))).toBeVisible();
  await expect(getCard("Second")).toBeVisible();
  await expectAccessible(page, "topics-remove-failed");
  await page.unroute(calls("topics.remove"));

  await remove("Second").click();
  await expect(getCard("Second")).toHaveCount(0);
  await expect(getCard("Third")).toBeFocused();
  await button(t("common:undo")).click();
  await expect(announcement(t("topics:done.restored", { title: "Second" }))).toBeVisible();
  await expect(titles).toHaveText(["First", "Second", "Third"]);
  await expect.poll(() => countRemoved(world)).toBe(0);

  // After the last card is removed, the one before it has the focus.
  await remove("Third").click();
  await expect(getCard("Second")).toBeFocused();
  await expect.poll(() => countRemoved(world)).toBe(1);
  await page.reload();
  await expect(titles).toHaveText(["First", "Second"]);
});

test("the S key removes and restores a topic, and types a letter in a field", async ({ page, world }) => {
  await seedTopics(world, [{ title: "First" }, { title: "Second" }]);
  const { path, cards, getCard, create, field, announcement, tab } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  await field.pressSequentially("s");
  await expect(field).toHaveValue("s");
  await expect(cards).toHaveCount(2);
  // The key works with the focus in the card and on the card itself.
  await create("First").focus();
  await page.keyboard.press("s");
  await expect(getCard("First")).toHaveCount(0);
  await expect(getCard("Second")).toBeFocused();
  await page.keyboard.press("s");
  await expect(cards).toHaveCount(0);
  await expect.poll(() => countRemoved(world)).toBe(2);
  // The key also restores from the recently deleted.
  await tab("removed").click();
  await getCard("Second").focus();
  await page.keyboard.press("s");
  await expect(announcement(t("topics:done.restored", { title: "Second" }))).toBeVisible();
  await expect.poll(() => countRemoved(world)).toBe(1);
});
