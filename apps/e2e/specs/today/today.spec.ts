import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { noonTimeZone } from "../../fixtures/noon-time-zone";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";

const HOUR_MS = 3_600_000;
const LAST_LOGIN = {
  en: "Last login: Fri, 20 Nov 2026, 09:05",
  de: "Letzte Anmeldung: Fr., 20. Nov. 2026, 09:05",
};
const ACTIONS = {
  create: "/app/content/create",
  compass: "/app/content/compass",
  manage: "/app/posts",
  calendar: "/app/content/calendar",
} as const;
const COUNTS = { draft: 2, scheduled: 2, published: 1 } as const;
const KINDS = [
  "post_scheduled",
  "post_created",
  "post_published",
  "topic_bookmarked",
  "connection_connected",
] as const;
const { t, at } = localized("en");

test("Today shows the sentence and every section with its links", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { displayName: "Ada", timezone: noonTimeZone() } });
  await createPost(db, user, { content: "First draft" });
  await createPost(db, user, { content: "Second draft" });
  const next = await createPost(db, user, {
    status: "scheduled",
    content: "What goes out before all others",
    scheduledAt: new Date(Date.now() + 26 * HOUR_MS),
  });
  await createMedia(db, user, { postId: next.id });
  await createMedia(db, user, { postId: next.id, position: 1 });
  await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + 50 * HOUR_MS) });
  await createPost(db, user, { status: "published", scheduledAt: new Date(Date.now() - HOUR_MS) });
  await bookmarkTopic(db, user);
  await world.login(page);
  await page.goto(at("/app"));
  const region = (name: string) => page.getByRole("region", { name, exact: true });

  const heading = page.getByRole("heading", { level: 1 });
  // The world's user is in a zone in which it is noon.
  const greeting = t("today:greeting.afternoon", { name: "Ada" });
  const tomorrow = t("today:sentence.tomorrow", { count: 1 });
  const out = t("today:sentence.out", { count: 1 });
  await expect(heading).toHaveText(`${greeting} T${out.slice(1)} and ${tomorrow}.`);
  const actions = page.getByRole("navigation", { name: t("today:actions.label"), exact: true });
  for (const [action, path] of Object.entries(ACTIONS) as [keyof typeof ACTIONS, `/${string}`][])
    await expect(
      actions.getByRole("link", { name: t(`today:actions.${action}`), exact: true }),
    ).toHaveAttribute("href", at(path));

  const numbers = region(t("today:counts.label"));
  const number = (name: string) => numbers.getByRole("link", { name, exact: true });
  for (const [status, count] of Object.entries(COUNTS) as [keyof typeof COUNTS, number][])
    await expect(number(`${count} ${t(`today:counts.${status}`)}`)).toHaveAttribute(
      "href",
      at(`/app/posts?status=${status}`),
    );
  await expect(number(`1 ${t("today:counts.bookmarks")}`)).toHaveAttribute(
    "href",
    at("/app/content/bookmarks"),
  );

  const card = region(t("today:next.title"));
  await expect(card.getByTestId("next-countdown")).toHaveText(/^Publishes in 1 day and \d+ hours?$/);
  await expect(card.getByTestId("next-countdown")).toHaveAttribute("aria-live", "off");
  await expect(card.getByText("What goes out before all others", { exact: true })).toBeVisible();
  await expect(card.getByText(t("today:next.files", { count: 2 }), { exact: true })).toBeVisible();
  await expect(card.getByText(t("today:next.ready"), { exact: true })).toBeVisible();
  await expect(card.getByRole("link")).toHaveAttribute("href", at(`/app/content/edit/${next.id}`));

  const days = region(t("today:week.title")).getByRole("listitem");
  await expect(days).toHaveCount(7);
  const today = page.locator('[aria-current="date"]');
  await expect(today.locator('[data-status="published"]')).toHaveCount(1);
  await expect(today).toContainText(t("today:week.nothingMore"));
  await expect(days.nth(1).locator('[data-status="scheduled"]')).toHaveAttribute(
    "href",
    at(`/app/content/edit/${next.id}`),
  );
  await expect(days.nth(1).getByRole("link").last()).toHaveAttribute("href", /\/app\/content\/create\?day=/);
  await expect(region(t("today:needs.title"))).toHaveCount(0);

  const active = t("today:linkedin.status.active");
  await expect(region(t("today:linkedin.title")).getByText(active, { exact: true })).toBeVisible();

  const activity = region(t("today:activity.title"));
  await activity.getByRole("button", { name: t("today:activity.more"), exact: true }).click();
  for (const kind of KINDS) {
    const line = activity.getByText(t(`today:activity.kinds.${kind}`), { exact: true });
    await expect(line.first()).toBeVisible();
  }
  await expect(activity.getByText("A topic to write about", { exact: true })).toBeVisible();
  await expectAccessible(page, "today-filled");

  await activity.getByRole("link", { name: "Second draft", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/content\/edit\//);
});

for (const { language, at: inLanguage } of EVERY_LANGUAGE)
  test(`${language}: the last login is written in the language's date format`, async ({ page, world }) => {
    const lastLoginAt = new Date("2026-11-20T08:05:00Z");
    await world.db.user.update({ where: { id: world.user.id }, data: { lastLoginAt } });
    await world.login(page);
    await page.goto(inLanguage("/app"));
    await expect(page.getByText(LAST_LOGIN[language], { exact: true })).toBeVisible();
  });

test("a card that fails to load does not affect the others and can be retried", async ({ page, world }) => {
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
  await page.goto(at("/app"));
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const card = region(t("today:activity.title"));
  await expect(card.getByRole("alert")).toContainText(t("today:activity.failed"));
  await expect(card.getByRole("alert")).toContainText("E-123");
  await expect(region(t("today:next.title"))).toContainText(t("today:next.none"));
  const active = t("today:linkedin.status.active");
  await expect(region(t("today:linkedin.title")).getByText(active, { exact: true })).toBeVisible();
  await expectAccessible(page, "today-failing");
  await page.unroute(api);
  await card.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(card.getByRole("link", { name: "A draft", exact: true })).toBeVisible();
  await expect(card.getByRole("alert")).toHaveCount(0);
});
