import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { topicsPage, calls } from "./topics-page";
import { seedTopics } from "./seed-topics";

const here = localized("de");
const { language, t, at } = here;

const FAILURE = { status: 500, body: "no" };

test("an empty list offers ways to add a first topic", async ({ page, world }) => {
  const list = topicsPage(page, here);
  await world.login(page);
  await page.goto(list.path);
  await expect(page).toHaveTitle(new RegExp(t("topics:title")));
  await expect(
    page.getByRole("heading", { level: 1, name: t("topics:bookmarked"), exact: true }),
  ).toBeVisible();
  await expect(list.heading(t("topics:empty"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("topics:findTopics"), exact: true })).toHaveAttribute(
    "href",
    at("/app/content/compass"),
  );
  await list.button(t("topics:add.label")).click();
  await expect(list.field).toBeFocused();

  await list.tab("removed").click();
  await expect(list.heading(t("topics:noneRemoved"))).toBeVisible();
  await expectAccessible(page, "topics-none-removed");

  // A user who has not finished the onboarding is sent there for topics.
  await world.db.user.update({
    where: { id: world.user.id },
    data: { onboardingCompleted: false, onboardingSkippedAt: new Date() },
  });
  await page.goto(list.path);
  await expect(page.getByRole("link", { name: t("topics:discover"), exact: true })).toHaveAttribute(
    "href",
    at("/app/onboarding"),
  );
  await expectAccessible(page, "topics-discover");
});

test("a card shows its topic, its source and its language", async ({ page, world }) => {
  await seedTopics(world, [
    {
      title: "Aus einem Artikel",
      angle: "Was er auslässt",
      source: "url",
      sourceUrl: "https://www.example.com/a?b=c",
    },
    { title: "Aus einem Text", source: "text", language: "de" },
    { title: "Von der App", angle: "Eine Überzeugung von damals", source: "starter" },
    { title: "My own idea", language: "en" },
    { title: "Schon entfernt", deletedAt: new Date() },
  ]);
  const { path, cards, titles, getCard } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  await expect(titles).toHaveText(["Aus einem Artikel", "Aus einem Text", "Von der App", "My own idea"]);
  await expect(cards).toHaveCount(4);
  const link = getCard("Aus einem Artikel").getByTestId("bookmark-source").getByRole("link");
  await expect(link).toHaveText(`example.com(${t("topics:newTab")})`);
  await expect(link).toHaveAttribute("href", "https://www.example.com/a?b=c");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener.*noreferrer/);
  await expect(getCard("Aus einem Artikel")).toContainText("Was er auslässt");
  await expect(getCard("Aus einem Text")).toContainText(t("topics:sources.text"));
  await expect(getCard("Aus einem Text")).toContainText("Deutsch");
  await expect(getCard("Von der App")).toContainText(t("topics:sources.starter"));
  await expect(getCard("My own idea")).toContainText(t("topics:sources.typed"));
  await expect(getCard("My own idea")).toContainText("English");
  await expectAccessible(page, "topics-filled");
});

const TIMES = {
  en: { ago: /^[234] days ago, /, exact: "Mon, 17 Mar 2025, 14:05" },
  de: { ago: /^vor [234] Tagen, /, exact: "Mo., 17. März 2025, 14:05" },
};

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: a card shows how long ago its topic was bookmarked, and the exact date`, async ({
    page,
    world,
  }) => {
    await seedTopics(world, [
      { title: "Recent" },
      { title: "Old", createdAt: new Date("2025-03-17T13:05:00Z") },
    ]);
    const { path, getCard } = topicsPage(page, each);
    const { ago, exact } = TIMES[each.language];
    await world.login(page);
    await page.goto(path);
    await expect(getCard("Recent").locator("time")).toHaveText(ago);
    // The exact date is in the tooltip and in the text for screen readers.
    await expect(getCard("Old").locator("time")).toHaveAttribute("title", exact);
    await expect(getCard("Old").locator("time")).toContainText(exact);
  });

test("loading more moves the focus to the first new card, also after a retry", async ({ page, world }) => {
  await seedTopics(
    world,
    Array.from({ length: 25 }, (_, n) => ({ title: `Thema ${n + 1}` })),
  );
  const { path, button, cards, create, remove } = topicsPage(page, here);
  const more = button(t("topics:loadMore"));
  await world.login(page);
  await page.goto(path);
  await expect(cards).toHaveCount(20);

  await page.route(calls("topics.list"), (route) => route.fulfill(FAILURE));
  await more.click();
  await expect(page.getByRole("alert").filter({ hasText: t("topics:failedTo.load") })).toBeVisible();
  await expectAccessible(page, "topics-more-failed");
  await expect(cards).toHaveCount(20);
  await page.unroute(calls("topics.list"));

  await button(t("common:retry")).click();
  await expect(cards).toHaveCount(25);
  await expect(cards.nth(20)).toBeFocused();
  await expect(page.getByText(t("topics:loaded", { count: 5 }), { exact: true })).toBeAttached();
  await expect(more).toHaveCount(0);

  // Tab moves on from there; the date is visible while the focus is in the card.
  await page.keyboard.press("Tab");
  await expect(create("Thema 21")).toBeFocused();
  await expect(cards.nth(20).locator("time > span")).toHaveCSS("position", "static");
  await page.keyboard.press("Tab");
  const withAi = `${t("topics:writeWithAi")}: Thema 21`;
  await expect(page.getByRole("link", { name: withAi, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(remove("Thema 21")).toBeFocused();
  await expect(cards.nth(0).locator("time > span")).toHaveCSS("position", "absolute");
});

test("a typed topic has at most 200 characters and cannot be added twice", async ({ page, world }) => {
  await seedTopics(world, [{ title: "Meine eigene Idee" }]);
  const { path, button, cards, getCard, field, announcement } = topicsPage(page, here);
  const alert = page.getByRole("alert");
  await world.login(page);
  await page.goto(path);
  await field.press("Enter");
  await expect(alert.filter({ hasText: t("topics:add.missing") })).toBeVisible();
  await expectAccessible(page, "topics-missing");
  await field.fill("  MEINE EIGENE idee ");
  await field.press("Enter");
  await expect(alert.filter({ hasText: t("topics:add.known") })).toBeVisible();
  await expect(cards).toHaveCount(1);

  await page.route(calls("topics.add"), (route) => route.fulfill(FAILURE));
  await field.fill("a".repeat(199));
  await button(t("topics:add.button")).click();
  await expect(announcement(t("topics:failedTo.update"))).toBeVisible();
  await expect(field).toHaveValue("a".repeat(199));
  await page.unroute(calls("topics.add"));

  await field.press("End");
  await field.press("b");
  await field.press("c");
  const longest = `${"a".repeat(199)}b`;
  await expect(field).toHaveValue(longest);
  await field.press("Enter");
  await expect(announcement(t("topics:done.added", { title: longest }))).toBeVisible();
  await expect(getCard(longest)).toHaveCount(1);
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(longest);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect(await world.db.topic.findFirst({ where: { userId: world.user.id, title: longest } })).toMatchObject({
    source: "typed",
    language,
  });
});

test("a topic becomes one draft that starts with its text, and the draft opens", async ({ page, world }) => {
  await seedTopics(world, [
    { title: "Feedback, das hilft", angle: "Ein Satz, der meine Arbeit verändert hat" },
  ]);
  const content = "Feedback, das hilft\n\nEin Satz, der meine Arbeit verändert hat";
  const { path, create, announcement } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  await page.route(calls("posts.create"), (route) => route.fulfill(FAILURE));
  await create("Feedback, das hilft").click();
  await expect(announcement(t("posts:failedTo.save"))).toBeVisible();
  await page.unroute(calls("posts.create"));

  await create("Feedback, das hilft").dblclick();
  await page.waitForURL(new RegExp(`${at("/app/content/edit/")}[0-9a-f-]{36}`));
  await expect(page.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toHaveValue(content);
  const posts = await world.db.post.findMany({ where: { authorId: world.user.id } });
  expect(posts).toMatchObject([{ status: "draft", content }]);
  expect(page.url()).toContain(posts[0]!.id);
});

test("a list that fails to load shows an error and can be retried", async ({ page, world }) => {
  await seedTopics(world, [{ title: "Entfernt", deletedAt: new Date() }]);
  const { path, button, getCard, heading, tab } = topicsPage(page, here);
  await world.login(page);
  await page.goto(path);
  await expect(heading(t("topics:empty"))).toBeVisible();
  await page.route(calls("topics.list"), (route) => route.fulfill(FAILURE));
  await tab("removed").click();
  await expect(heading(t("topics:failedTo.load"))).toBeVisible();
  await expectAccessible(page, "topics-failed");
  await page.unroute(calls("topics.list"));
  await button(t("common:retry")).click();
  await expect(getCard("Entfernt")).toBeVisible();
});
