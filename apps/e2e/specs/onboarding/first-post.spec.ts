import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/in-language";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";
import { expectStep } from "./expect-step";
import { loginBeforeOnboarding } from "./login-before-onboarding";
import { openStep } from "./open-step";

type Ledger = { posts: { sent: string }[] };
/** As long as a post may take on a loaded machine, a sweep of the jobs included. */
const PUBLISHED = { timeout: 170_000, intervals: [1000] };

const english = localized("en");
const { language, t } = english;
const OWN_TOPIC = "My first hundred days";
const STARTER = t("topics:starters.leadership.firstTeam.title");

const postsOf = ({ db, user }: World) => db.post.findMany({ where: { authorId: user.id } });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const text = (page: Page) => textbox(page, t("onboarding:post.text"));
const nextMonday = (page: Page) =>
  page.getByRole("button", { name: messagePattern(`${t("onboarding:post.nextMonday")} ${ANY}`) });

/** Calls whose path matches are lost on their way, until told otherwise. */
async function loseCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = "**/api/trpc/**";
  await page.route(pattern, (route) =>
    new URL(route.request().url()).pathname.includes(path) ? route.abort() : route.fallback(),
  );
  return () => page.unroute(pattern);
}

test("a post that is published now reaches LinkedIn, once", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "post");
  const content = `At once (and only once) ${world.user.id}`;
  await text(page).fill(content);
  await button(page, `${t("onboarding:post.publishNow")} ${t("onboarding:post.nowText")}`).click();
  const dialog = page.getByRole("alertdialog", { name: t("posts:publish.title"), exact: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "onboarding-publish");
  await dialog.getByRole("button", { name: t("posts:publish.confirm"), exact: true }).click();
  await expectStep(page, english, "complete");
  const onLinkedIn = async () => {
    const { posts } = await world.linkedin.state<Ledger>({ author: world.user.memberSub });
    return posts.length;
  };
  await expect.poll(onLinkedIn, PUBLISHED).toBe(1);
  // Nobody reloads: the status appears by itself.
  const status = page.locator("dd").getByText(t("posts:status.published"), { exact: true });
  await expect(status).toBeVisible({ timeout: 60_000 });
  expect(await postsOf(world)).toHaveLength(1);
  await button(page, t("common:back")).click();
  await expectStep(page, english, "post");
  // What is out is not written a second time.
  await expect(page.getByTestId("preview-text")).toHaveText(content);
  await expect(text(page)).toHaveCount(0);
  await expectAccessible(page, "onboarding-post-there");
});

test("a schedule that fails says so, loses nothing, and makes no second post", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "post");
  await nextMonday(page).click();
  await expect(page.getByRole("alert").getByText(t("errors:post_empty"), { exact: true })).toBeVisible();

  await text(page).fill("A draft with umlauts: Größe");
  // What was missing is there now.
  await expect(page.getByRole("alert").getByText(t("errors:post_empty"), { exact: true })).toHaveCount(0);
  const find = await loseCalls(page, "posts.schedule");
  await nextMonday(page).click();
  const problem = page.getByRole("alert").filter({ hasText: t("posts:failedTo.schedule") });
  await expect(problem).toContainText(t("onboarding:post.kept"));
  await expectAccessible(page, "onboarding-schedule-failed");
  await find();
  await page.reload();
  await expectStep(page, english, "post");
  await expect(text(page)).toHaveValue("A draft with umlauts: Größe");
  await text(page).fill("Größe, improved");
  await nextMonday(page).click();
  await expectStep(page, english, "complete");
  const posts = await postsOf(world);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ status: "scheduled", content: "Größe, improved" });
  expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
  expect(new Date(`${posts[0]!.scheduledWall!.slice(0, 10)}T12:00:00Z`).getUTCDay()).toBe(1);
});

test("an answer that is lost, and a double click, make one draft", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "post");
  await text(page).fill("Only once, please");
  // The server does it, and its answer is lost.
  await page.route("**/api/trpc/posts.create**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const draft = button(page, t("onboarding:post.draft"));
  await draft.click();
  await expect(page.getByRole("alert").filter({ hasText: t("onboarding:post.kept") })).toBeVisible();
  expect(await postsOf(world)).toHaveLength(1);
  await page.unroute("**/api/trpc/posts.create**");
  await draft.dblclick();
  await expectStep(page, english, "complete");
  await expect(page.locator("dd").getByText(t("posts:status.draft"), { exact: true })).toBeVisible();
  expect(await postsOf(world)).toHaveLength(1);

  await page.getByRole("link", { name: t("onboarding:complete.openPost"), exact: true }).click();
  await page.waitForURL(/\/app\/content\/edit\//);
  const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  expect(user.onboardingCompleted).toBe(true);
});

test("another topic is bookmarked beside the text", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "topics");
  await button(page, STARTER).click();
  await expect(page.getByText(t("onboarding:topics.chosen", { count: 1 }), { exact: true })).toBeVisible();
  await button(page, t("onboarding:continue")).click();
  await expectStep(page, english, "post");
  await page.getByText(t("onboarding:post.another"), { exact: true }).click();
  const another = textbox(page, t("onboarding:post.anotherLabel"));
  await another.fill(OWN_TOPIC);
  await button(page, t("onboarding:post.bookmark")).click();
  await expect
    .poll(() => world.db.topic.count({ where: { userId: world.user.id, deletedAt: null } }))
    .toBe(2);
  const bookmarked = button(page, t("onboarding:post.bookmarked"));
  await expect(bookmarked).toBeVisible();
  await expectAccessible(page, "onboarding-another-topic");
  await page.reload();
  await expectStep(page, english, "post");
  // As typed, and known as bookmarked.
  await expect(another).toHaveValue(OWN_TOPIC);
  await expect(bookmarked).toBeVisible();
});
