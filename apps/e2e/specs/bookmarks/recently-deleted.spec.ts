import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { BOOKMARK_WORDS } from "./bookmark-words";
import { calls, card, cards, tab } from "./bookmarks-page";
import { seedTopics } from "./seed-topics";

for (const language of LANGUAGES) {
  const t = BOOKMARK_WORDS[language];
  const path = inLanguage(language, "/app/content/bookmarks");

  test(`${language}: looked for while it is being removed, it is among the recently deleted`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
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
    await card(page, "Missed")
      .getByRole("button", { name: t.remove("Missed"), exact: true })
      .click();
    await tab(page, t.removed).click();
    await expect(card(page, "Missed")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test(`${language}: what was removed is among the recently deleted, and comes back from there`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "Kept" }, { title: "Missed" }]);
    await world.login(page);
    await page.goto(path);
    await card(page, "Missed")
      .getByRole("button", { name: t.remove("Missed"), exact: true })
      .click();
    await expect(card(page, "Kept")).toBeFocused();
    await tab(page, t.removed).click();
    await expect(page).toHaveURL(`${path}?show=removed`);
    await expect(card(page, "Missed")).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    await expect(card(page, "Missed")).toBeVisible();
    await expectAccessible(page, `bookmarks-removed-${language}`);

    await card(page, "Missed").getByRole("button", { name: t.restore }).click();
    await expect(page.getByText(t.restored("Missed"), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t.noneRemoved, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tab(page, t.bookmarked).click();
    await expect(cards(page).getByRole("heading")).toHaveText(["Kept", "Missed"]);
  });
}
