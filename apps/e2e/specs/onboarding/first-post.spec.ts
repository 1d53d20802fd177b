import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";
import { expectStep } from "./expect-step";
import { loginBeforeOnboarding } from "./login-before-onboarding";
import { WORDS } from "./onboarding-words";
import { openStep } from "./open-step";

type Ledger = { posts: { sent: string }[] };
/** As long as a post may take on a loaded machine, a sweep of the jobs included. */
const PUBLISHED = { timeout: 170_000, intervals: [1000] };

const postsOf = ({ db, user }: World) => db.post.findMany({ where: { authorId: user.id } });

/** Calls whose path matches are lost on their way, until told otherwise. */
async function loseCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const pattern = "**/api/trpc/**";
  await page.route(pattern, (route) =>
    new URL(route.request().url()).pathname.includes(path) ? route.abort() : route.fallback(),
  );
  return () => page.unroute(pattern);
}

for (const language of LANGUAGES) {
  const t = WORDS[language];
  const text = (page: Page) => page.getByRole("textbox", { name: t.text, exact: true });

  test(`${language}: publish now reaches LinkedIn, once`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language);
    await openStep(page, language, "post");
    const content = `Sofort (und nur einmal) ${world.user.id}`;
    await text(page).fill(content);
    await page.getByRole("button", { name: t.publish }).click();
    const dialog = page.getByRole("alertdialog", { name: t.publishTitle });
    await expectAccessible(page, `onboarding-publish-${language}`);
    await dialog.getByRole("button", { name: t.publishConfirm, exact: true }).click();
    await expectStep(page, language, "complete");
    const onLinkedIn = async () => {
      const { posts } = await world.linkedin.state<Ledger>({ author: world.user.memberSub });
      return posts.length;
    };
    await expect.poll(onLinkedIn, PUBLISHED).toBe(1);
    // Nobody reloads: the status appears by itself.
    await expect(page.locator("dd").getByText(t.published, { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(await postsOf(world)).toHaveLength(1);
    await page.getByRole("button", { name: t.back, exact: true }).click();
    await expectStep(page, language, "post");
    // What is out is not written a second time.
    await expect(text(page)).toHaveCount(0);
    await expect(page.getByTestId("preview-text")).toHaveText(content);
    await expectAccessible(page, `onboarding-post-there-${language}`);
  });

  test(`${language}: a schedule that fails says so, loses nothing, and makes no second post`, async ({
    page,
    world,
  }) => {
    await loginBeforeOnboarding(page, world, language);
    await openStep(page, language, "post");
    await page.getByRole("button", { name: t.monday }).click();
    await expect(page.getByRole("alert").getByText(t.empty)).toBeVisible();

    await text(page).fill("Entwurf mit Umlauten: Größe");
    const find = await loseCalls(page, "posts.schedule");
    await page.getByRole("button", { name: t.monday }).click();
    const problem = page.getByRole("alert").filter({ hasText: t.scheduleFailed });
    await expect(problem).toContainText(t.kept);
    await expectAccessible(page, `onboarding-schedule-failed-${language}`);
    await find();
    await page.reload();
    await expectStep(page, language, "post");
    await expect(text(page)).toHaveValue("Entwurf mit Umlauten: Größe");
    await text(page).fill("Größe, verbessert");
    await page.getByRole("button", { name: t.monday }).click();
    await expectStep(page, language, "complete");
    const posts = await postsOf(world);
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ status: "scheduled", content: "Größe, verbessert" });
    expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
    expect(new Date(`${posts[0]!.scheduledWall!.slice(0, 10)}T12:00:00Z`).getUTCDay()).toBe(1);
  });

  test(`${language}: an answer that is lost, and a double click, make one draft`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language);
    await openStep(page, language, "post");
    await text(page).fill("Nur einmal, bitte");
    // The server does it, and its answer is lost.
    await page.route("**/api/trpc/posts.create**", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: t.draft, exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: t.kept })).toBeVisible();
    expect(await postsOf(world)).toHaveLength(1);
    await page.unroute("**/api/trpc/posts.create**");
    await page.getByRole("button", { name: t.draft, exact: true }).dblclick();
    await expectStep(page, language, "complete");
    await expect(page.locator("dd").getByText(t.draftStatus, { exact: true })).toBeVisible();
    expect(await postsOf(world)).toHaveLength(1);

    await page.getByRole("link", { name: t.openPost, exact: true }).click();
    await page.waitForURL(/\/app\/content\/edit\//);
    const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(user.onboardingCompleted).toBe(true);
  });

  test(`${language}: another topic is bookmarked beside the text`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language);
    await openStep(page, language, "topics");
    await page.getByRole("button", { name: t.starter, exact: true }).click();
    await expect(page.getByText(t.bookmarked(1), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t.continue, exact: true }).click();
    await expectStep(page, language, "post");
    await page.getByText(t.another, { exact: true }).click();
    await page.getByRole("textbox", { name: t.anotherField, exact: true }).fill(t.ownTitle);
    await page.getByRole("button", { name: t.bookmark, exact: true }).click();
    await expect
      .poll(() => world.db.topic.count({ where: { userId: world.user.id, deletedAt: null } }))
      .toBe(2);
    await expectAccessible(page, `onboarding-another-topic-${language}`);
    await page.reload();
    await expectStep(page, language, "post");
    // As typed, and known as bookmarked.
    await expect(page.getByRole("textbox", { name: t.anotherField, exact: true })).toHaveValue(t.ownTitle);
    await expect(page.getByRole("button", { name: t.bookmarkedTopic, exact: true })).toBeVisible();
  });
}
