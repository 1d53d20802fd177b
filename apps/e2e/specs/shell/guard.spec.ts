import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createConnectedUser } from "../../harness/create-connected-user";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at, language } = localized("de");
const SESSION = "authjs.session-token";

const endSessions = ({ db, user }: World) => db.session.deleteMany({ where: { userId: user.id } });
const hasCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).some((cookie) => cookie.name === name);
const expectReturnTo = (page: Page, name: string) =>
  expect(page.getByText(t("login:returnTo", { page: name }), { exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a protected page asks to sign in, names the page to return to, and returns to it", async ({
  page,
  world,
}) => {
  await page.goto(at("/app/posts?status=draft"));
  await expect(page).toHaveURL(at("/login"));
  await expectReturnTo(page, t("shell:posts"));
  await expectAccessible(page, "login-return");
  await signInAgain(page, world, language);
  await expect(page).toHaveURL(at("/app/posts?status=draft"));
  expect(await hasCookie(page, "takt-return")).toBe(false);
});

test("an ended session leads to the login and back to the page", async ({ page, world }) => {
  const post = await createPost(world.db, world.user, { content: "Noch hier" });
  const path = at(`/app/content/edit/${post.id}`);
  await world.login(page);
  await page.goto(at("/app/posts"));
  await endSessions(world);
  await page.goto(path);
  await expect(page).toHaveURL(at("/login?ended=1"));
  await expect(page.getByText(t("login:ended"), { exact: true })).toBeVisible();
  await expectReturnTo(page, t("posts:editor.editTitle"));
  expect(await hasCookie(page, SESSION)).toBe(false);
  await expectAccessible(page, "login-ended");
  await signInAgain(page, world, language);
  await expect(page).toHaveURL(path);
  await expect(page.getByTestId("post-text")).toHaveValue("Noch hier");
});

test("a session that ends while a page is open shows a notice, and nothing typed is lost", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await endSessions(world);
  const text = page.getByTestId("post-text");
  const notice = page.getByRole("dialog", { name: t("error-pages:endedTitle"), exact: true });
  await text.fill("Nach dem Ende geschrieben");
  await expect(notice).toBeVisible();
  await expectAccessible(page, "session-ended");

  // A closed notice reappears with the next change that cannot be saved.
  await notice.getByRole("button", { name: t("error-pages:endedStay"), exact: true }).click();
  await expect(notice).toBeHidden();
  await text.fill("Nach dem Ende geschrieben, und mehr");
  await expect(notice).toBeVisible();

  await notice.getByRole("button", { name: t("error-pages:signInAgain"), exact: true }).click();
  await expect(page).toHaveURL(at("/login?ended=1"));
  await signInAgain(page, world, language);
  // The text is saved after the sign-in.
  await expect(text).toHaveValue("Nach dem Ende geschrieben, und mehr");
  await expect
    .poll(() =>
      world.db.post.count({ where: { authorId: world.user.id, content: { contains: "und mehr" } } }),
    )
    .toBe(1);
});

test("what is typed on a page is neither saved for nor shown to another user who has signed in since", async ({
  page,
  world,
}) => {
  const { db } = world;
  const other = await createConnectedUser(db, world.linkedin, world.tokenKeys);
  const text = page.getByTestId("post-text");
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await world.login(page, other);
  await text.fill("Nur für mich");
  const notice = page.getByRole("dialog", { name: t("error-pages:endedTitle"), exact: true });
  await notice.getByRole("button", { name: t("error-pages:signInAgain"), exact: true }).click();
  await expect(text).toHaveValue("");
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Nur für mich");
  await expect(text).toHaveValue("");
  expect(await db.post.count({ where: { authorId: { in: [world.user.id, other.id] } } })).toBe(0);
});

test("a link inside the app shows that the session has ended, and signing in leads back", async ({
  page,
  world,
}) => {
  const post = await createPost(world.db, world.user, { content: "Hinter einem Link" });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await endSessions(world);
  await page.getByRole("link", { name: "Hinter einem Link", exact: true }).first().click();
  const ended = page.getByRole("heading", { name: t("error-pages:endedTitle"), exact: true });
  await expect(ended.first()).toBeVisible();
  await button(page, t("error-pages:signInAgain")).first().click();
  await expect(page).toHaveURL(at("/login?ended=1"));
  await signInAgain(page, world, language);
  await expect(page).toHaveURL(new RegExp(`/app/(content/edit/${post.id}|posts)$`));
});

test("a link inside the app leads to the login and back after the user has signed out elsewhere", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  await endSessions(world);
  await page.context().clearCookies({ name: SESSION });
  await page
    .getByRole("link", { name: t("shell:calendar"), exact: true })
    .first()
    .click();
  await expectReturnTo(page, t("shell:calendar"));
  await signInAgain(page, world, language);
  await expect(page).toHaveURL(new RegExp(`${at("/app/content/calendar")}(\\?|$)`));
});

test("a missing profile shows an error, is repaired by signing in again, and allows signing out", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const deleteMembership = () => db.membership.deleteMany({ where: { userId: user.id } });
  const heading = page.getByRole("heading", { name: t("error-pages:profileTitle"), exact: true });
  await world.login(page);
  await deleteMembership();
  await page.goto(at("/app/posts"));
  await expect(heading).toBeVisible();
  await expectAccessible(page, "profile-not-found");
  await button(page, t("error-pages:signInAgain")).click();
  await expect(page).toHaveURL(at("/login"));
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  await signInAgain(page, world, language);
  await expect(page).toHaveURL(new RegExp(`${at("/app")}(/|$)`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(heading).toHaveCount(0);

  await deleteMembership();
  await page.goto(at("/app/posts"));
  await expect(heading).toBeVisible();
  await button(page, t("error-pages:signOut")).click();
  await expect(page.getByText(t("login:signedOut"), { exact: true })).toBeVisible();
  expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
});

test("a stored return URL outside the app is not followed", async ({ page, world }) => {
  const [returnTo] = t("login:returnTo", { page: "\n" }).split("\n");
  for (const value of ["//evil.example", "/\\evil.example/app", "https:evil.example", "/auth/sign-out"]) {
    const cookie = `takt-return=${encodeURIComponent(value)}`;
    const login = await (await page.request.get(at("/login"), { headers: { cookie } })).text();
    expect(login).toContain(t("login:continue"));
    expect(login).not.toContain(returnTo);
    const expired = await page.request.get(`/auth/expired?return=${encodeURIComponent(value)}`, {
      headers: { cookie: `takt-locale=${language}` },
      maxRedirects: 0,
    });
    expect(new URL(expired.headers().location!).href).toBe(new URL(at("/login?ended=1"), world.webUrl).href);
    expect(expired.headers()["set-cookie"] ?? "").not.toContain("takt-return");
  }
});

test("a link to the expired-session route does not end a valid session", async ({ page, world }) => {
  await world.login(page);
  await page.goto(`/auth/expired?return=${encodeURIComponent(at("/app/posts"))}`);
  await expect(page).toHaveURL(at("/app/posts"));
  expect(await hasCookie(page, SESSION)).toBe(true);
});
