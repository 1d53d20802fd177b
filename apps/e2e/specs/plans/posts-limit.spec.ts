import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { berlinTime, monthsAround } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { loginBeforeOnboarding, openStep } from "../onboarding/onboarding-page";

const german = localized("de");
const { language, t, at } = german;

const contents = async ({ db, user }: World) =>
  (await db.post.findMany({ where: { authorId: user.id } })).map(({ content }) => content);

/** Ten posts of the user, all that the free plan has, count this month. */
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

/** A draft that was never scheduled. */
const createDraft = ({ db, user }: World) =>
  createPost(db, user, { content: "Der elfte Gedanke", status: "draft", scheduling: 0 });

/** Chooses the next day in the open dialog and submits it. */
async function scheduleTomorrow(page: Page) {
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  const { date } = berlinTime(new Date(Date.now() + 86_400_000));
  await dialog.getByLabel(t("posts:schedule.date"), { exact: true }).fill(date);
  await dialog.getByLabel(t("posts:schedule.time"), { exact: true }).fill("09:00");
  await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
  return dialog;
}

test("a draft is saved above the limit, and scheduling it says when there is room, with the way to the plans", async ({
  page,
  world,
}) => {
  await useUp(world);
  const post = await createDraft(world);
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByTestId("post-text").fill("Der elfte Gedanke, und besser");
  await expect.poll(() => contents(world)).toEqual(["Der elfte Gedanke, und besser"]);

  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = await scheduleTomorrow(page);
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("10 neue Beiträge im Monat");
  await expect(alert).toContainText(`am ${firstOfNextMonth()} zurückgesetzt`);
  await expectAccessible(page, "posts-limit-schedule");
  await dialog.getByRole("link", { name: t("errors:links.plans"), exact: true }).click();
  await page.waitForURL(new RegExp(`${at("/app/user/subscription")}$`));
  await expect(page.getByTestId("usage-posts")).toHaveAttribute("data-level", "reached");
  await expect(page.getByText(t("plans:usage.counted"), { exact: true })).toBeVisible();

  await upgrade(world);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  await scheduleTomorrow(page);
  await expect
    .poll(async () => (await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).status)
    .toBe("scheduled");
});

test("what was scheduled before is moved above the limit", async ({ page, world }) => {
  await useUp(world);
  const post = await createPost(world.db, world.user, {
    content: "Schon da",
    status: "draft",
    scheduling: 1,
  });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  await scheduleTomorrow(page);
  await expect
    .poll(async () => (await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).status)
    .toBe("scheduled");
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
  await page.getByRole("button", { name: t("onboarding:post.tomorrow") }).click();
  const problem = page.getByRole("alert").filter({ hasText: t("onboarding:post.kept") });
  await expect(problem).toContainText("10 neue Beiträge im Monat");
  await expect(problem.getByRole("link", { name: t("errors:links.plans"), exact: true })).toHaveAttribute(
    "href",
    at("/app/user/subscription"),
  );
  await page.reload();
  await expect(field).toHaveValue("Mein erster Beitrag");
  expect(await contents(world)).toEqual(["Mein erster Beitrag"]);
});
