import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { BOOKMARK_WORDS } from "./bookmark-words";
import { calls, card, cards, tab } from "./bookmarks-page";
import { seedTopics } from "./seed-topics";

for (const language of LANGUAGES) {
  const t = BOOKMARK_WORDS[language];
  const path = inLanguage(language, "/app/content/bookmarks");
  const field = (page: Page) => page.getByRole("textbox", { name: t.field, exact: true });

  test(`${language}: nothing bookmarked: the ways to a first topic`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(t.title));
    await expect(page.getByRole("heading", { level: 1, name: t.heading, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: t.empty, exact: true })).toBeVisible();
    await expectAccessible(page, `bookmarks-empty-${language}`);
    await expect(page.getByRole("link", { name: t.compass, exact: true })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/content/compass"),
    );
    await page.getByRole("button", { name: t.field, exact: true }).click();
    await expect(field(page)).toBeFocused();

    await tab(page, t.removed).click();
    await expect(page.getByRole("heading", { name: t.noneRemoved, exact: true })).toBeVisible();
    await expectAccessible(page, `bookmarks-none-removed-${language}`);

    // Who has not finished the onboarding finds topics there.
    await world.db.user.update({
      where: { id: world.user.id },
      data: { onboardingCompleted: false, onboardingSkippedAt: new Date() },
    });
    await page.goto(path);
    await expect(page.getByRole("link", { name: t.discover, exact: true })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/onboarding"),
    );
    await expectAccessible(page, `bookmarks-discover-${language}`);
  });

  test(`${language}: each card says what, from where, in which language and since when`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [
      {
        title: "From an article",
        angle: "What it leaves out",
        source: "url",
        sourceUrl: "https://www.example.com/a?b=c",
      },
      { title: "Aus einem Text", source: "text", language: "de" },
      { title: "Offered by the app", angle: "One belief you held", source: "starter" },
      { title: "My own idea" },
      { title: "Removed already", deletedAt: new Date() },
    ]);
    await world.login(page);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).getByRole("heading")).toHaveText([
      "From an article",
      "Aus einem Text",
      "Offered by the app",
      "My own idea",
    ]);
    const link = card(page, "From an article").getByTestId("bookmark-source").getByRole("link");
    await expect(link).toHaveText(`example.com(${t.newTab})`);
    await expect(link).toHaveAttribute("href", "https://www.example.com/a?b=c");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener.*noreferrer/);
    await expect(card(page, "From an article")).toContainText("What it leaves out");
    await expect(card(page, "Aus einem Text")).toContainText(t.sources.text);
    await expect(card(page, "Aus einem Text")).toContainText("Deutsch");
    await expect(card(page, "Offered by the app")).toContainText(t.sources.starter);
    await expect(card(page, "My own idea")).toContainText(t.sources.typed);
    await expect(card(page, "My own idea")).toContainText("English");

    const time = card(page, "My own idea").locator("time");
    await expect(time).toHaveText(t.ago);
    // The date itself: on hover, and in the words for who hears them.
    await expect(time).toHaveAttribute("title", /\d{4}, \d\d:\d\d$/);
    await expect(time).toContainText((await time.getAttribute("title"))!);
    await expectAccessible(page, `bookmarks-filled-${language}`);
  });

  test(`${language}: loading more, also at the second try, puts the focus on the first new card`, async ({
    page,
    world,
  }) => {
    await seedTopics(
      world,
      Array.from({ length: 25 }, (_, n) => ({ title: `Topic ${n + 1}` })),
    );
    await world.login(page);
    await page.goto(path);
    await expect(cards(page)).toHaveCount(20);
    await expectAccessible(page, `bookmarks-more-${language}`);

    await page.route(calls("topics.list"), (route) => route.fulfill({ status: 500, body: "no" }));
    await page.getByRole("button", { name: t.more, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: t.failedTo.load })).toBeVisible();
    await expectAccessible(page, `bookmarks-more-failed-${language}`);
    await expect(cards(page)).toHaveCount(20);
    await page.unroute(calls("topics.list"));

    await page.getByRole("button", { name: t.retry, exact: true }).click();
    await expect(cards(page)).toHaveCount(25);
    await expect(cards(page).nth(20)).toBeFocused();
    await expect(page.getByText(t.loaded, { exact: true })).toBeAttached();
    await expect(page.getByRole("button", { name: t.more, exact: true })).toHaveCount(0);

    // From there by Tab; while the keyboard is in the card its date is seen.
    await page.keyboard.press("Tab");
    await expect(cards(page).nth(20).getByRole("button", { name: t.create })).toBeFocused();
    await expect(cards(page).nth(20).locator("time > span")).toHaveCSS("position", "static");
    await page.keyboard.press("Tab");
    await expect(
      cards(page)
        .nth(20)
        .getByRole("link", { name: `${t.withAi}: Topic 21`, exact: true }),
    ).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      cards(page)
        .nth(20)
        .getByRole("button", { name: t.remove("Topic 21"), exact: true }),
    ).toBeFocused();
    await expect(cards(page).nth(0).locator("time > span")).toHaveCSS("position", "absolute");
  });

  test(`${language}: a topic added by hand, of 200 characters at most, and none twice`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "My own idea" }]);
    await world.login(page);
    await page.goto(path);
    await field(page).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: t.missing })).toBeVisible();
    await expectAccessible(page, `bookmarks-missing-${language}`);
    await field(page).fill("  MY OWN idea ");
    await field(page).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: t.known })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);

    await page.route(calls("topics.add"), (route) => route.fulfill({ status: 500, body: "no" }));
    await field(page).fill("a".repeat(199));
    await page.getByRole("button", { name: t.add, exact: true }).click();
    await expect(page.getByText(t.failedTo.update, { exact: true }).first()).toBeVisible();
    await expect(field(page)).toHaveValue("a".repeat(199));
    await page.unroute(calls("topics.add"));

    await field(page).press("End");
    await field(page).press("b");
    await field(page).press("c");
    const longest = `${"a".repeat(199)}b`;
    await expect(field(page)).toHaveValue(longest);
    await field(page).press("Enter");
    await expect(page.getByText(t.added(longest), { exact: true }).first()).toBeVisible();
    await expect(card(page, longest)).toHaveCount(1);
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(longest);
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, `bookmarks-added-${language}`);
    expect(
      await world.db.topic.findFirst({ where: { userId: world.user.id, title: longest } }),
    ).toMatchObject({ source: "typed", language });
  });

  test(`${language}: removed and taken back by Undo; a failure takes it back, too`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "First" }, { title: "Second" }, { title: "Third" }]);
    const removed = () =>
      world.db.topic.count({ where: { userId: world.user.id, deletedAt: { not: null } } });
    await world.login(page);
    await page.goto(path);
    const remove = (title: string) =>
      card(page, title)
        .getByRole("button", { name: t.remove(title), exact: true })
        .click();
    await page.route(calls("topics.remove"), (route) => route.fulfill({ status: 500, body: "no" }));
    await remove("Second");
    await expect(page.getByText(t.failedTo.remove, { exact: true }).first()).toBeVisible();
    await expect(card(page, "Second")).toBeVisible();
    await expectAccessible(page, `bookmarks-remove-failed-${language}`);
    await page.unroute(calls("topics.remove"));

    await remove("Second");
    await expect(card(page, "Second")).toHaveCount(0);
    await expect(card(page, "Third")).toBeFocused();
    await page.getByRole("button", { name: t.undo, exact: true }).click();
    await expect(page.getByText(t.restored("Second"), { exact: true }).first()).toBeVisible();
    await expect(cards(page).getByRole("heading")).toHaveText(["First", "Second", "Third"]);
    await expect.poll(removed).toBe(0);

    // The last of the list: the one before it.
    await remove("Third");
    await expect(card(page, "Second")).toBeFocused();
    await expect.poll(removed).toBe(1);
    await page.reload();
    await expect(cards(page).getByRole("heading")).toHaveText(["First", "Second"]);

    // By S, with the focus on something in the card, and on the card itself; in a field it is a letter.
    await field(page).pressSequentially("s");
    await expect(field(page)).toHaveValue("s");
    await expect(cards(page)).toHaveCount(2);
    await card(page, "First").getByRole("button", { name: t.create }).focus();
    await page.keyboard.press("s");
    await expect(card(page, "First")).toHaveCount(0);
    await expect(card(page, "Second")).toBeFocused();
    await page.keyboard.press("s");
    await expect(cards(page)).toHaveCount(0);
    await expect.poll(removed).toBe(3);
    // And back, from the recently deleted.
    await tab(page, t.removed).click();
    await card(page, "Second").focus();
    await page.keyboard.press("s");
    await expect(page.getByText(t.restored("Second"), { exact: true }).first()).toBeVisible();
    await expect.poll(removed).toBe(2);
  });

  test(`${language}: a post from a topic: one draft that begins with its words, opened`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "Feedback that helps", angle: "A sentence that changed my work" }]);
    await world.login(page);
    await page.goto(path);
    const create = card(page, "Feedback that helps").getByRole("button", { name: t.create });
    await page.route(calls("posts.create"), (route) => route.fulfill({ status: 500, body: "no" }));
    await create.click();
    await expect(page.getByText(t.failedTo.save, { exact: true }).first()).toBeVisible();
    await page.unroute(calls("posts.create"));

    await create.dblclick();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app/content/edit/")}[0-9a-f-]{36}`));
    await expect(page.getByRole("textbox", { name: t.text })).toHaveValue(
      "Feedback that helps\n\nA sentence that changed my work",
    );
    const posts = await world.db.post.findMany({ where: { authorId: world.user.id } });
    expect(posts).toMatchObject([
      { status: "draft", content: "Feedback that helps\n\nA sentence that changed my work" },
    ]);
    expect(page.url()).toContain(posts[0]!.id);
  });

  test(`${language}: a list that cannot be loaded says so, and can be asked for again`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [{ title: "Removed", deletedAt: new Date() }]);
    await world.login(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: t.empty, exact: true })).toBeVisible();
    await page.route(calls("topics.list"), (route) => route.fulfill({ status: 500, body: "no" }));
    await tab(page, t.removed).click();
    await expect(page.getByRole("heading", { name: t.failedTo.load, exact: true })).toBeVisible();
    await expectAccessible(page, `bookmarks-failed-${language}`);
    await page.unroute(calls("topics.list"));
    await page.getByRole("button", { name: t.retry, exact: true }).click();
    await expect(card(page, "Removed")).toBeVisible();
  });
}
