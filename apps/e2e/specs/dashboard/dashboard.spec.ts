import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";

const HOUR = 3_600_000;
const WORDS = {
  en: {
    welcome: "Welcome, Ada",
    lastLogin: "Last login: Fri, 20 Nov 2026, 09:05",
    actions: "Quick actions",
    create: "Create Content",
    compass: "Content Compass",
    manage: "Manage Posts",
    calendar: "Content Calendar",
    numbers: "In numbers",
    counts: [/^2\s+Draft Posts$/, /^2\s+Scheduled$/, /^1\s+Published$/],
    bookmarks: /1\s+Bookmarks/,
    next: "Next post",
    countdown: /^Publishes in 1 d \d+ h$/,
    files: "2 files",
    week: "This week",
    published: "1 post published",
    connection: "LinkedIn connection",
    active: "Active",
    activity: "Recent activity",
    kinds: ["Post scheduled", "Draft saved", "Post published", "Topic bookmarked", "LinkedIn connected"],
    nothingScheduled: "Nothing is scheduled.",
    activityFailed: "Recent activity could not be loaded",
    retry: "Try again",
  },
  de: {
    welcome: "Willkommen, Ada",
    lastLogin: "Letzte Anmeldung: Fr., 20. Nov. 2026, 09:05",
    actions: "Schnellzugriff",
    create: "Inhalt erstellen",
    compass: "Content Compass",
    manage: "Beiträge verwalten",
    calendar: "Redaktionskalender",
    numbers: "In Zahlen",
    counts: [/^2\s+Entwürfe$/, /^2\s+Geplant$/, /^1\s+Veröffentlicht$/],
    bookmarks: /1\s+Lesezeichen/,
    next: "Nächster Beitrag",
    countdown: /^Wird in 1 T\. \d+ Std\. veröffentlicht$/,
    files: "2 Dateien",
    week: "Diese Woche",
    published: "1 Beitrag veröffentlicht",
    connection: "LinkedIn-Verbindung",
    active: "Aktiv",
    activity: "Letzte Aktivitäten",
    kinds: [
      "Beitrag geplant",
      "Entwurf gespeichert",
      "Beitrag veröffentlicht",
      "Thema gemerkt",
      "LinkedIn verbunden",
    ],
    nothingScheduled: "Es ist nichts geplant.",
    activityFailed: "Die letzten Aktivitäten konnten nicht geladen werden",
    retry: "Erneut versuchen",
  },
};

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: everything at a glance, each card with its way on`, async ({ page, world }) => {
    const { db, user } = world;
    await db.user.update({
      where: { id: user.id },
      data: { displayName: "Ada", lastLoginAt: new Date("2026-11-20T08:05:00Z") },
    });
    await createPost(db, user, { content: "First draft" });
    await createPost(db, user, { content: "Second draft" });
    const next = await createPost(db, user, {
      status: "scheduled",
      content: "What goes out before all others",
      scheduledAt: new Date(Date.now() + 26 * HOUR),
    });
    await createMedia(db, user, { postId: next.id });
    await createMedia(db, user, { postId: next.id, position: 1 });
    await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + 50 * HOUR) });
    await createPost(db, user, { status: "published", publishedAt: new Date() });
    await bookmarkTopic(db, user);
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));

    await expect(page.getByRole("heading", { level: 1, name: t.welcome, exact: true })).toBeVisible();
    await expect(page.getByText(t.lastLogin, { exact: true })).toBeVisible();
    const actions = page.getByRole("navigation", { name: t.actions });
    const ways = {
      create: "/app/content/create",
      compass: "/app/content/compass",
      manage: "/app/posts",
      calendar: "/app/content/calendar",
    };
    for (const [name, path] of Object.entries(ways) as [keyof typeof ways, `/${string}`][])
      await expect(actions.getByRole("link", { name: t[name], exact: true })).toHaveAttribute(
        "href",
        inLanguage(language, path),
      );

    const numbers = page.getByRole("region", { name: t.numbers });
    for (const [index, status] of ["draft", "scheduled", "published"].entries())
      await expect(numbers.getByRole("link", { name: t.counts[index] })).toHaveAttribute(
        "href",
        inLanguage(language, `/app/posts?status=${status}`),
      );
    await expect(numbers.getByRole("link", { name: t.bookmarks })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/content/bookmarks"),
    );

    const card = page.getByRole("region", { name: t.next });
    await expect(card.getByTestId("next-countdown")).toHaveText(t.countdown);
    await expect(card.getByTestId("next-countdown")).toHaveAttribute("aria-live", "off");
    await expect(card.getByText("What goes out before all others", { exact: true })).toBeVisible();
    await expect(card.getByText(t.files, { exact: true })).toBeVisible();
    await expect(card.getByRole("link")).toHaveAttribute(
      "href",
      inLanguage(language, `/app/content/edit/${next.id}`),
    );

    const days = page.getByRole("region", { name: t.week }).getByRole("listitem");
    await expect(days).toHaveCount(7);
    const today = page.locator('[aria-current="date"]');
    await expect(today).toHaveAttribute("data-state", "published");
    await expect(today).toContainText(t.published);

    await expect(
      page.getByRole("region", { name: t.connection }).getByText(t.active, { exact: true }),
    ).toBeVisible();

    const activity = page.getByRole("region", { name: t.activity });
    for (const kind of t.kinds) await expect(activity.getByText(kind, { exact: true }).first()).toBeVisible();
    await expect(activity.getByText("A topic to write about", { exact: true })).toBeVisible();
    await expectAccessible(page, `dashboard-filled-${language}`);

    await activity.getByRole("link", { name: "Second draft", exact: true }).click();
    await expect(page).toHaveURL(/\/app\/content\/edit\//);
  });

  test(`${language}: a card that fails fails alone, and can be asked again`, async ({ page, world }) => {
    await createPost(world.db, world.user, { content: "A draft" });
    await world.login(page);
    const api = "**/api/trpc/**";
    await page.route(api, async (route) => {
      const names = decodeURIComponent(new URL(route.request().url()).pathname).split("/").at(-1)!.split(",");
      const index = names.indexOf("activity.list");
      if (index < 0) return route.fallback();
      const response = await route.fetch();
      const answers = (await response.json()) as unknown[];
      const data = {
        code: "INTERNAL_SERVER_ERROR",
        httpStatus: 500,
        path: "activity.list",
        errorId: "E-123",
      };
      answers[index] = { error: { json: { message: "Something went wrong", code: -32603, data } } };
      await route.fulfill({ status: 207, json: answers });
    });
    await page.goto(inLanguage(language, "/app"));
    const card = page.getByRole("region", { name: t.activity });
    await expect(card.getByRole("alert")).toContainText(t.activityFailed);
    await expect(card.getByRole("alert")).toContainText("E-123");
    await expect(page.getByRole("region", { name: t.next })).toContainText(t.nothingScheduled);
    await expect(
      page.getByRole("region", { name: t.connection }).getByText(t.active, { exact: true }),
    ).toBeVisible();
    await expectAccessible(page, `dashboard-failing-${language}`);
    await page.unroute(api);
    await card.getByRole("button", { name: t.retry, exact: true }).click();
    await expect(card.getByRole("link", { name: "A draft", exact: true })).toBeVisible();
    await expect(card.getByRole("alert")).toHaveCount(0);
  });
}
