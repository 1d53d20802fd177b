import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";
import { expectStep, loginBeforeOnboarding, openStep } from "./onboarding-page";

type Ledger = { posts: { sent: string }[] };

const english = localized("en");
const { language, t } = english;
const OWN_TOPIC = "My first hundred days";
const STARTER = t("topics:starters.leadership.firstTeam.title");

const listPosts = ({ db, user }: World) => db.post.findMany({ where: { authorId: user.id } });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const text = (page: Page) => textbox(page, t("onboarding:post.text"));
const nextMonday = (page: Page) =>
  page.getByRole("button", { name: messagePattern(`${t("onboarding:post.nextMonday")} ${ANY}`) });

/** Aborts the calls whose path matches; returns a function that ends this. */
async function abortCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = "**/api/trpc/**";
  await page.route(pattern, (route) =>
    new URL(route.request().url()).pathname.includes(path) ? route.abort() : route.fallback(),
  );
  return () => page.unroute(pattern);
}

test("a post that is published now reaches LinkedIn once", async ({ page, world }) => {
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
  await expectSwept(world, onLinkedIn).toBe(1);
  // The status appears without a reload.
  const status = page.locator("dd").getByText(t("posts:status.published"), { exact: true });
  await expect(status).toBeVisible({ timeout: 60_000 });
  expect(await listPosts(world)).toHaveLength(1);
  await button(page, t("common:back")).click();
  await expectStep(page, english, "post");
  // A published post cannot be edited here again.
  await expect(page.getByTestId("preview-text")).toHaveText(content);
  await expect(text(page)).toHaveCount(0);
  await expectAccessible(page, "onboarding-post-there");
});

test("a failed schedule shows an error, keeps the text and creates no second post", async ({
  page,
  world,
}) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "post");
  await nextMonday(page).click();
  await expect(page.getByRole("alert").getByText(t("errors:post_empty"), { exact: true })).toBeVisible();

  await text(page).fill("A draft with umlauts: Größe");
  // The message disappears when the text is entered.
  await expect(page.getByRole("alert").getByText(t("errors:post_empty"), { exact: true })).toHaveCount(0);
  const restoreCalls = await abortCalls(page, "posts.schedule");
  await nextMonday(page).click();
  const problem = page.getByRole("alert").filter({ hasText: t("posts:failedTo.schedule") });
  await expect(problem).toContainText(t("onboarding:post.kept"));
  await expectAccessible(page, "onboarding-schedule-failed");
  await restoreCalls();
  await page.reload();
  await expectStep(page, english, "post");
  await expect(text(page)).toHaveValue("A draft with umlauts: Größe");
  await text(page).fill("Größe, improved");
  await nextMonday(page).click();
  await expectStep(page, english, "complete");
  const posts = await listPosts(world);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ status: "scheduled", content: "Größe, improved" });
  expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
  expect(new Date(`${posts[0]!.scheduledWall!.slice(0, 10)}T12:00:00Z`).getUTCDay()).toBe(1);
});

test("a lost response and a double click create one draft", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, english, "post");
  await text(page).fill("Only once, please");
  // The server creates the draft, but its response is lost.
  await page.route("**/api/trpc/posts.create**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const draft = button(page, t("onboarding:post.draft"));
  await draft.click();
  await expect(page.getByRole("alert").filter({ hasText: t("onboarding:post.kept") })).toBeVisible();
  expect(await listPosts(world)).toHaveLength(1);
  await page.unroute("**/api/trpc/posts.create**");
  await draft.dblclick();
  await expectStep(page, english, "complete");
  await expect(page.locator("dd").getByText(t("posts:status.draft"), { exact: true })).toBeVisible();
  expect(await listPosts(world)).toHaveLength(1);

  await page.getByRole("link", { name: t("onboarding:complete.openPost"), exact: true }).click();
  await page.waitForURL(/\/app\/content\/edit\//);
  const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  expect(user.onboardingCompleted).toBe(true);
});

test("another topic can be bookmarked next to the text", async ({ page, world }) => {
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
  // The topic is still in its field and shown as bookmarked.
  await expect(another).toHaveValue(OWN_TOPIC);
  await expect(bookmarked).toBeVisible();
});
