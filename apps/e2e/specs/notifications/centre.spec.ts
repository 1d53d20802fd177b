import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

const WORDS = {
  en: {
    title: "Notifications",
    all: "All",
    unread: "Unread",
    empty: "Nothing to tell you",
    noneUnread: "Nothing unread",
    failed: "A post did not go out",
    unconfirmed: "Is this post on LinkedIn?",
    ending: "The connection to LinkedIn ends soon",
    lost: "LinkedIn is not connected any more",
    done: "Done",
    markRead: /^Mark as read: /,
    markAll: "Mark all as read",
    marked: "All notifications are marked as read",
    open: /^Open post/,
    reconnect: "Reconnect LinkedIn",
    show: "Show connection",
    more: "Load more",
    loadFailed: "Failed to load your notifications",
    retry: "Try again",
  },
  de: {
    title: "Benachrichtigungen",
    all: "Alle",
    unread: "Ungelesen",
    empty: "Es gibt nichts zu melden",
    noneUnread: "Nichts ungelesen",
    failed: "Ein Beitrag wurde nicht veröffentlicht",
    unconfirmed: "Ist dieser Beitrag auf LinkedIn?",
    ending: "Die Verbindung zu LinkedIn endet bald",
    lost: "LinkedIn ist nicht mehr verbunden",
    done: "Erledigt",
    markRead: /^Als gelesen markieren: /,
    markAll: "Alle als gelesen markieren",
    marked: "Alle Benachrichtigungen sind als gelesen markiert",
    open: /^Beitrag öffnen/,
    reconnect: "LinkedIn neu verbinden",
    show: "Verbindung anzeigen",
    more: "Mehr laden",
    loadFailed: "Ihre Benachrichtigungen konnten nicht geladen werden",
    retry: "Erneut versuchen",
  },
};

/** Four lines: a failed post, a doubtful one, a connection that ends, and one that was lost and is back. */
async function tell({ db, user }: World) {
  const failed = await createPost(db, user, {
    status: "failed",
    reason: "too_long",
    content: "Far too long",
  });
  const attemptId = crypto.randomUUID();
  const doubtful = await createPost(db, user, { status: "unconfirmed", attemptId, content: "Perhaps there" });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await db.notification.createMany({
    data: [
      {
        kind: "post_failed" as const,
        postId: failed.id,
        occasion: `post_failed:${failed.id}:${failed.scheduling}`,
      },
      {
        kind: "post_unconfirmed" as const,
        postId: doubtful.id,
        occasion: `post_unconfirmed:${doubtful.id}:${attemptId}`,
      },
      {
        kind: "connection_expiring" as const,
        occasion: `connection_expiring:${user.linkedinGeneration}:14`,
      },
      { kind: "connection_invalid" as const, occasion: `connection_invalid:${user.linkedinGeneration - 1}` },
    ].map((one, n) => ({ ...one, userId: user.id, createdAt: minutesAgo(n + 1) })),
    // The job of the minute may have told of one already.
    skipDuplicates: true,
  });
  return { failed, doubtful };
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const path = inLanguage(language, "/app/notifications");

  test(`${language}: nothing was told yet`, async ({ page, world }) => {
    await world.login(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: words.empty, exact: true })).toBeVisible();
    await expectAccessible(page, `notifications-empty-${language}`);
    await page.getByRole("tab", { name: words.unread, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.noneUnread, exact: true })).toBeVisible();
    await expectAccessible(page, `notifications-none-unread-${language}`);
  });

  test(`${language}: each kind leads to what it is about; one is read, then all`, async ({ page, world }) => {
    const { failed } = await tell(world);
    await world.login(page);
    await page.goto(path);
    const lines = page.getByTestId("notification");
    const line = (text: string) => lines.filter({ hasText: text });
    await expect(lines).toHaveCount(4);
    await expect(page.getByTestId("unread-count").filter({ visible: true })).toHaveText("3");
    await expect(line(words.failed).getByRole("link", { name: words.open })).toHaveAttribute(
      "href",
      inLanguage(language, `/app/content/edit/${failed.id}`),
    );
    await expect(line(words.ending).getByRole("link", { name: words.reconnect })).toHaveAttribute(
      "href",
      `/auth/linkedin/start?return=${encodeURIComponent(path)}`,
    );
    await expect(line(words.lost)).toContainText(words.done);
    await expect(line(words.lost).getByRole("link", { name: words.show })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/user/profile"),
    );
    await expectAccessible(page, `notifications-${language}`);

    // The button is gone with that; the line has the focus.
    await line(words.unconfirmed).getByRole("button", { name: words.markRead }).click();
    await expect(line(words.unconfirmed).getByRole("button", { name: words.markRead })).toHaveCount(0);
    await expect(line(words.unconfirmed)).toBeFocused();
    await expect(page.getByTestId("unread-count").filter({ visible: true })).toHaveText("2");

    await page.getByRole("tab", { name: words.unread, exact: true }).click();
    await expect(page).toHaveURL(`${path}?show=unread`);
    await expect(lines).toHaveCount(2);
    await page.reload();
    await expect(lines).toHaveCount(2);
    await expectAccessible(page, `notifications-unread-${language}`);

    // Among the unread ones the line goes, too: the next has the focus.
    await line(words.failed).getByRole("button", { name: words.markRead }).click();
    await expect(lines).toHaveCount(1);
    await expect(line(words.ending)).toBeFocused();

    await page.getByRole("button", { name: words.markAll, exact: true }).click();
    await expect(page.getByText(words.marked).first()).toBeAttached();
    await expect(page.getByRole("heading", { name: words.noneUnread, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByTestId("unread-count")).toHaveCount(0);
    expect(await world.db.notification.count({ where: { userId: world.user.id, readAt: null } })).toBe(0);
  });

  test(`${language}: following a notification reads it`, async ({ page, world }) => {
    const { failed } = await tell(world);
    await world.login(page);
    await page.goto(path);
    await page
      .getByTestId("notification")
      .filter({ hasText: words.failed })
      .getByRole("link", { name: words.open })
      .click();
    await expect(page).toHaveURL(inLanguage(language, `/app/content/edit/${failed.id}`));
    await expect(page.getByTestId("unread-count").filter({ visible: true })).toHaveText("2");
  });

  test(`${language}: loading more puts the focus on the first of the new ones`, async ({ page, world }) => {
    const { db, user } = world;
    await db.notification.createMany({
      data: Array.from({ length: 23 }, (_, n) => ({
        userId: user.id,
        kind: "connection_expiring" as const,
        // Of connections that are no more.
        occasion: `connection_expiring:${900 + n}:14`,
        createdAt: new Date(Date.now() - n * 60_000),
      })),
    });
    await world.login(page);
    await page.goto(path);
    const lines = page.getByTestId("notification");
    await expect(lines).toHaveCount(20);
    await page.getByRole("button", { name: words.more, exact: true }).click();
    await expect(lines).toHaveCount(23);
    await expect(lines.nth(20)).toBeFocused();
    await expect(page.getByRole("button", { name: words.more, exact: true })).toHaveCount(0);
  });

  test(`${language}: a list that cannot be loaded says so, and can be asked for again`, async ({
    page,
    world,
  }) => {
    await tell(world);
    await world.login(page);
    await page.goto(path);
    await expect(page.getByTestId("notification")).toHaveCount(4);
    const failing = /\/api\/trpc\/[^?]*notifications\.list/;
    await page.route(failing, (route) => route.fulfill({ status: 500, body: "no" }));
    await page.getByRole("tab", { name: words.unread, exact: true }).click();
    await expect(page.getByText(words.loadFailed, { exact: true })).toBeVisible();
    await expectAccessible(page, `notifications-failed-${language}`);
    await page.unroute(failing);
    await page.getByRole("button", { name: words.retry, exact: true }).click();
    await expect(page.getByTestId("notification")).toHaveCount(3);
  });
}
