import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { berlinTime, monthsAround } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { loginBeforeOnboarding, openStep } from "../onboarding/onboarding-page";
import { seedTopics } from "../topics/seed-topics";

const german = localized("de");
const { language, t, at } = german;

const text = (page: Page) => page.getByTestId("post-text");
const plansLink = (page: Page) =>
  page.getByTestId("plan-limit").getByRole("link", { name: t("errors:links.plans"), exact: true });
const contents = async ({ db, user }: World) =>
  (await db.post.findMany({ where: { authorId: user.id } })).map(({ content }) => content);

/** The user has created all ten posts of the free plan this month. */
async function useUp({ db, user }: World) {
  const used = { userId: user.id, posts: 10 };
  await db.usageMonth.createMany({ data: monthsAround().map((month) => ({ ...used, month })) });
}

async function upgrade({ db, user }: World) {
  const paid = { subscriptionStatus: "active", subscriptionPlan: "professional" };
  await db.user.update({ where: { id: user.id }, data: paid });
}

/** The day after the last of this month, as the message says it. */
function firstOfNextMonth(): string {
  const [year, month] = berlinTime(new Date()).date.split("-").map(Number);
  const format = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.UTC(year!, month!, 1));
}

test("a text that the plan has no room for stays in the browser, and is saved after an upgrade", async ({
  page,
  world,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await useUp(world);
  await world.login(page);
  await page.goto(at("/app/content/create"));
  const creates: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/trpc\/[^?]*posts\.create/.test(request.url())) creates.push(request.url());
  });
  await text(page).fill("Der elfte Gedanke");
  const notice = page.getByTestId("plan-limit");
  await expect(notice).toContainText("10 neue Beiträge im Monat");
  await expect(notice).toContainText(`am ${firstOfNextMonth()} zurückgesetzt`);
  await expect(notice).toContainText(t("plans:limit.kept"));
  await expectAccessible(page, "posts-limit-editor");

  // What is typed next is kept, and the server is not asked at every pause.
  await page.keyboard.type(" geht weiter");
  await expect(text(page)).toHaveValue("Der elfte Gedanke geht weiter");
  await plansLink(page).click();
  await page.waitForURL(new RegExp(`${at("/app/user/subscription")}$`));
  expect(creates).toHaveLength(1);
  await expect(page.getByTestId("usage-posts")).toHaveAttribute("data-level", "reached");
  expect(await contents(world)).toEqual([]);

  await page.goBack();
  await expect(text(page)).toHaveValue("Der elfte Gedanke geht weiter");
  await expect(notice).toBeVisible();
  await upgrade(world);
  await page.getByRole("button", { name: t("posts:actions.saveDraft"), exact: true }).click();
  await expect.poll(() => contents(world)).toEqual(["Der elfte Gedanke geht weiter"]);
  await expect(notice).toBeHidden();
});

test("what is there is edited and scheduled above the limit", async ({ page, world }) => {
  await useUp(world);
  const post = await createPost(world.db, world.user, { content: "Schon da" });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await text(page).fill("Schon da, und besser");
  await expect.poll(() => contents(world)).toEqual(["Schon da, und besser"]);
  await expect(page.getByTestId("plan-limit")).toBeHidden();
});

test("a topic whose post the plan has no room for says so, with the way to the plans", async ({
  page,
  world,
}) => {
  await useUp(world);
  await seedTopics(world, [{ title: "Gezeiten" }]);
  await world.login(page);
  await page.goto(at("/app/content/bookmarks"));
  await page.getByRole("button", { name: `${t("topics:createPost")}: Gezeiten`, exact: true }).click();
  const toast = page.getByRole("listitem").filter({ hasText: t("posts:failedTo.save") });
  await expect(toast).toContainText(`am ${firstOfNextMonth()} zurückgesetzt`);
  await toast.getByRole("button", { name: t("errors:links.plans"), exact: true }).click();
  await page.waitForURL(new RegExp(`${at("/app/user/subscription")}$`));
  expect(await contents(world)).toEqual([]);
});

test("the first post of the onboarding that the plan has no room for stays as it was typed", async ({
  page,
  world,
}) => {
  await useUp(world);
  await loginBeforeOnboarding(page, world, language);
  await openStep(page, german, "post");
  const field = page.getByRole("textbox", { name: t("onboarding:post.text"), exact: true });
  await field.fill("Mein erster Beitrag");
  await page.getByRole("button", { name: t("onboarding:post.draft"), exact: true }).click();
  const problem = page.getByRole("alert").filter({ hasText: t("onboarding:post.kept") });
  await expect(problem).toContainText("10 neue Beiträge im Monat");
  await expect(problem.getByRole("link", { name: t("errors:links.plans"), exact: true })).toHaveAttribute(
    "href",
    at("/app/user/subscription"),
  );
  await page.reload();
  await expect(field).toHaveValue("Mein erster Beitrag");
  expect(await contents(world)).toEqual([]);
});
