import type { Page } from "@playwright/test";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import type { NotificationKind } from "@takt/domain/notifications/notification-kinds";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const PATH = at("/app/notifications");

/** Creates four notifications: a failed and an unconfirmed post, an expiring connection and a restored one. */
async function seedNotifications({ db, user }: World) {
  const failed = await createPost(db, user, {
    status: "failed",
    reason: "too_long",
    content: "Far too long",
  });
  const attemptId = crypto.randomUUID();
  const unconfirmed = await createPost(db, user, {
    status: "unconfirmed",
    attemptId,
    content: "Perhaps there",
  });
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
        postId: unconfirmed.id,
        occasion: `post_unconfirmed:${unconfirmed.id}:${attemptId}`,
      },
      {
        kind: "connection_expiring" as const,
        occasion: `connection_expiring:${user.linkedinGeneration}:14`,
      },
      { kind: "connection_invalid" as const, occasion: `connection_invalid:${user.linkedinGeneration - 1}` },
    ].map((one, n) => ({ ...one, userId: user.id, createdAt: minutesAgo(n + 1) })),
    // The job that runs each minute may have created one already.
    skipDuplicates: true,
  });
  return { failed, unconfirmed };
}

const lines = (page: Page) => page.getByTestId("notification");
const line = (page: Page, kind: NotificationKind) =>
  lines(page).filter({ hasText: t(`notifications:kinds.${kind}.title`) });
const unreadCount = (page: Page) => page.getByTestId("unread-count").filter({ visible: true });
const openPost = (page: Page, kind: NotificationKind) =>
  line(page, kind)
    .getByRole("link")
    .filter({ hasText: t("notifications:openPost") });
const showUnread = (page: Page) =>
  page.getByRole("tab", { name: t("notifications:filters.unread"), exact: true }).click();

test("an empty centre says that there are no notifications and no unread ones", async ({ page, world }) => {
  await world.login(page);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { name: t("notifications:empty"), exact: true })).toBeVisible();
  await expectAccessible(page, "notifications-empty");
  await showUnread(page);
  await expect(page.getByRole("heading", { name: t("notifications:noneUnread"), exact: true })).toBeVisible();
  await expectAccessible(page, "notifications-none-unread");
});

test("the bell lists the latest notifications on every page, and leads to all of them", async ({
  page,
  world,
}) => {
  await seedNotifications(world);
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page.getByRole("button", { name: new RegExp(`^${t("notifications:title")}: `) }).click();
  const list = page.getByRole("dialog", { name: t("notifications:title"), exact: true });
  await expect(list.getByTestId("notification").first()).toBeVisible();
  await expectAccessible(page, "notifications-bell");
  await list.getByRole("link", { name: t("notifications:showAll"), exact: true }).click();
  await expect(list).toHaveCount(0);
  await expect(
    page.getByRole("heading", { level: 1, name: t("notifications:title"), exact: true }),
  ).toBeFocused();
  await expect(page).toHaveURL(PATH);
});

test("each kind links to its subject, and notifications are marked as read one by one and all at once", async ({
  page,
  world,
}) => {
  const { failed } = await seedNotifications(world);
  await world.login(page);
  await page.goto(PATH);
  const mark = (kind: NotificationKind, excerpt: string) =>
    line(page, kind).getByRole("button", {
      name: t("notifications:markRead", { what: `${t(`notifications:kinds.${kind}.title`)}: ${excerpt}` }),
      exact: true,
    });
  await expect(lines(page)).toHaveCount(4);
  await expect(unreadCount(page)).toHaveText("3");
  await expect(openPost(page, "post_failed")).toHaveAttribute("href", at(`/app/content/edit/${failed.id}`));
  await expect(
    line(page, "connection_expiring").getByRole("link", { name: t("notifications:reconnect"), exact: true }),
  ).toHaveAttribute("href", `/auth/linkedin/start?return=${encodeURIComponent(PATH)}`);
  const lost = line(page, "connection_invalid");
  await expect(lost).toContainText(t("notifications:resolved"));
  await expect(
    lost.getByRole("link", { name: t("notifications:showConnection"), exact: true }),
  ).toHaveAttribute("href", at("/app/user/profile"));
  await expectAccessible(page, "notifications-each-kind");

  // The button disappears, and the focus moves to the line.
  await mark("post_unconfirmed", "Perhaps there").click();
  await expect(mark("post_unconfirmed", "Perhaps there")).toHaveCount(0);
  await expect(line(page, "post_unconfirmed")).toBeFocused();
  await expect(unreadCount(page)).toHaveText("2");

  await showUnread(page);
  await expect(page).toHaveURL(`${PATH}?show=unread`);
  await expect(lines(page)).toHaveCount(2);
  await page.reload();
  await expect(lines(page)).toHaveCount(2);

  // In the unread list the line disappears as well, and the next one has the focus.
  await mark("post_failed", "Far too long").click();
  await expect(lines(page)).toHaveCount(1);
  await expect(line(page, "connection_expiring")).toBeFocused();

  await page.getByRole("button", { name: t("notifications:markAllRead"), exact: true }).click();
  await expect(page.getByText(t("notifications:allRead"), { exact: true }).first()).toBeAttached();
  await expect(page.getByRole("heading", { name: t("notifications:noneUnread"), exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByTestId("unread-count")).toHaveCount(0);
  await expect
    .poll(() => world.db.notification.count({ where: { userId: world.user.id, readAt: null } }))
    .toBe(0);
});

test("a further connection that ends or has ended is named, with its end or the reason", async ({
  page,
  world: { db, user, login },
}) => {
  const { generation } = await createGrant(db, user, { product: "community" });
  await createGrant(db, user, { product: "portability", status: "invalid", reason: "restricted" });
  for (const end of [`community:${generation}:7`, `portability:${generation}:invalid`])
    await db.notification.createMany({
      data: { userId: user.id, kind: "grant_ending", occasion: `grant_ending:${end}` },
      skipDuplicates: true,
    });
  await login(page);
  await page.goto(PATH);
  const grant = (product: "community" | "portability") =>
    line(page, "grant_ending").filter({ hasText: t(`profile:products.${product}.name`) });
  const [, ending] = t("notifications:kinds.grant_ending.endsOn", { name: "", when: "|" }).split("|");
  await expect(grant("community")).toContainText(ending!);
  await expect(grant("portability")).toContainText(t("notifications:why.restricted"));
  await expectAccessible(page, "notifications-grants");
  await grant("portability")
    .getByRole("link", { name: t("notifications:showConnection"), exact: true })
    .click();
  await expect(page).toHaveURL(at("/app/user/profile"));
  await expect(unreadCount(page)).toHaveText("1");
});

test("a notification whose link is followed is marked as read", async ({ page, world }) => {
  const { failed } = await seedNotifications(world);
  await world.login(page);
  await page.goto(PATH);
  await openPost(page, "post_failed").click();
  await expect(page).toHaveURL(at(`/app/content/edit/${failed.id}`));
  await expect(unreadCount(page)).toHaveText("2");
});

test("loading more moves the focus to the first new notification", async ({ page, world }) => {
  const { db, user } = world;
  await db.notification.createMany({
    data: Array.from({ length: 23 }, (_, n) => ({
      userId: user.id,
      kind: "connection_expiring" as const,
      // These belong to connections that no longer exist.
      occasion: `connection_expiring:${900 + n}:14`,
      createdAt: new Date(Date.now() - n * 60_000),
    })),
  });
  await world.login(page);
  await page.goto(PATH);
  const more = page.getByRole("button", { name: t("notifications:loadMore"), exact: true });
  await expect(lines(page)).toHaveCount(20);
  await more.click();
  await expect(lines(page)).toHaveCount(23);
  await expect(lines(page).nth(20)).toBeFocused();
  await expect(more).toHaveCount(0);
});

test("a list that fails to load shows an error and can be retried", async ({ page, world }) => {
  await seedNotifications(world);
  await world.login(page);
  await page.goto(PATH);
  await expect(lines(page)).toHaveCount(4);
  const failing = /\/api\/trpc\/[^?]*notifications\.list/;
  await page.route(failing, (route) => route.fulfill({ status: 500, body: "no" }));
  await showUnread(page);
  await expect(page.getByText(t("notifications:loadFailed"), { exact: true })).toBeVisible();
  await expectAccessible(page, "notifications-failed");
  await page.unroute(failing);
  await page.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(lines(page)).toHaveCount(3);
});
