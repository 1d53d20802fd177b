import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { localized } from "../../fixtures/localized";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expect, test, type World } from "../../fixtures/world";

const { t, at, language } = localized("en");
const WORD = t("account:deletion.word");

function deletionForm(page: Page) {
  return {
    field: page.getByRole("textbox", { name: t("account:deletion.confirm", { word: WORD }), exact: true }),
    problem: page.getByText(t("account:deletion.confirmProblem", { word: WORD }), { exact: true }),
    submit: page.getByRole("button", { name: t("account:deletion.action"), exact: true }),
  };
}

/** Requests the deletion by keyboard alone; the browser is at the login then. */
async function requestDeletion(page: Page, world: World) {
  await world.login(page);
  await page.goto(at("/app/data/deletion"));
  const { field, submit } = deletionForm(page);
  const keyboard = await keyboardOnly(page);
  await keyboard.choose(submit);
  await expect(field).toBeFocused();
  await page.keyboard.insertText(WORD.toLowerCase());
  await keyboard.press("Enter");
  await page.waitForURL(/\/login\?deletion=1$/);
  keyboard.expectNoPointer();
}

test("a deletion is confirmed by a word, signs out, and can be undone after signing in again", async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const { db, user } = world;
  const post = await createPost(db, user, { status: "scheduled" });
  await world.login(page);
  await page.goto(at("/app/data/deletion"));
  const { problem, submit } = deletionForm(page);
  await expect(page.getByText(t("account:deletion.scheduled", { count: 1 }))).toBeVisible();
  await submit.click();
  await expect(problem).toBeVisible();
  await expectAccessible(page, "deletion-problem");
  expect(await db.accountDeletion.count({ where: { userId: user.id } })).toBe(0);

  await requestDeletion(page, world);
  await expect(page.getByText(t("login:deletion"), { exact: true })).toBeVisible();
  expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status: "cancelled" });
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
    linkedinAccessToken: null,
  });

  await signInAgain(page, world, language);
  await page.waitForURL(({ pathname }) => pathname === at("/app"));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(t("account:pending.title"));
  await expectAccessible(page, "deletion-pending");
  await expectFits(page, "deletion-pending");
  await page.goto(at("/app/posts"));
  await expect(page.getByRole("button", { name: t("account:pending.keep"), exact: true })).toBeVisible();
  // The grant of this sign-in is not stored.
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
  });

  await page.getByRole("button", { name: t("account:pending.keep"), exact: true }).click();
  await expect(page.getByText(t("account:pending.kept")).first()).toBeVisible();
  await expect(page.getByRole("button", { name: t("account:pending.keep"), exact: true })).toHaveCount(0);
  expect(await db.accountDeletion.findFirst({ where: { userId: user.id } })).toMatchObject({
    undoneAt: expect.any(Date) as Date,
  });
});

test("a week later the account is gone, and its receipt is sent", async ({ page, world }) => {
  test.setTimeout(420_000);
  const { db, user, mail } = world;
  const subjects = async () => {
    const { emails } = await mail.state<{ emails: { subject: string }[] }>({ to: user.email! });
    return emails.map(({ subject }) => subject);
  };
  await createPost(db, user, { content: "A text that goes" });
  await requestDeletion(page, world);
  const { id } = await db.accountDeletion.findFirstOrThrow({ where: { userId: user.id } });
  await db.accountDeletion.update({ where: { id }, data: { dueAt: new Date() } });
  await expectSwept(world, () => db.user.count({ where: { id: user.id } })).toBe(0);
  expect(await db.post.count({ where: { authorId: user.id } })).toBe(0);
  expect(await db.accountDeletion.findUniqueOrThrow({ where: { id } })).toMatchObject({ userId: null });
  await expectSwept(world, subjects).toContain(t("mail:accountDeleted.subject"));
});
