import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { comeBack } from "../../fixtures/come-back";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

const WORDS = {
  en: {
    returnTo: "After signing in you will return to",
    ended: "Your session has ended. Please sign in again.",
    endedTitle: "Your session has ended",
    again: "Sign in again",
    stay: "Stay on this page",
    calendar: "Calendar",
    profileGone: "Profile Not Found",
    signOut: "Sign out",
    signedOut: "You are signed out.",
  },
  de: {
    returnTo: "Nach der Anmeldung kehren Sie zurück zu",
    ended: "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",
    endedTitle: "Ihre Sitzung ist beendet",
    again: "Erneut anmelden",
    stay: "Auf dieser Seite bleiben",
    calendar: "Kalender",
    profileGone: "Profil nicht gefunden",
    signOut: "Abmelden",
    signedOut: "Sie sind abgemeldet.",
  },
};
const SESSION = "authjs.session-token";

const endSessions = ({ db, user }: World) => db.session.deleteMany({ where: { userId: user.id } });
const hasCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).some((cookie) => cookie.name === name);

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: a guarded page asks to sign in, says where it leads back, and does`, async ({
    page,
    world,
  }) => {
    await page.goto(inLanguage(language, "/app/posts?status=draft"));
    await expect(page).toHaveURL(inLanguage(language, "/login"));
    await expect(page.getByText(`${words.returnTo} /app/posts`)).toBeVisible();
    await expectAccessible(page, `login-return-${language}`);
    await comeBack(page, world, language);
    await expect(page).toHaveURL(inLanguage(language, "/app/posts?status=draft"));
    expect(await hasCookie(page, "takt-return")).toBe(false);
  });

  test(`${language}: a session that has ended leads to the login, and back to the page`, async ({
    page,
    world,
  }) => {
    const post = await createPost(world.db, world.user, { content: "Still here" });
    const path = inLanguage(language, `/app/content/edit/${post.id}`);
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await endSessions(world);
    await page.goto(path);
    await expect(page).toHaveURL(inLanguage(language, "/login?ended=1"));
    await expect(page.getByText(words.ended)).toBeVisible();
    await expect(page.getByText(`${words.returnTo} /app/content/edit/${post.id}`)).toBeVisible();
    expect(await hasCookie(page, SESSION)).toBe(false);
    await expectAccessible(page, `login-ended-${language}`);
    await comeBack(page, world, language);
    await expect(page).toHaveURL(path);
    await expect(page.getByTestId("post-text")).toHaveValue("Still here");
  });

  test(`${language}: a session that ends under a running page: a notice, and nothing typed is lost`, async ({
    page,
    world,
  }) => {
    const path = inLanguage(language, "/app/content/create");
    await world.login(page);
    await page.goto(path);
    await endSessions(world);
    const text = page.getByTestId("post-text");
    const notice = page.getByRole("dialog", { name: words.endedTitle, exact: true });
    await text.fill("Typed after the end");
    await expect(notice).toBeVisible();
    await expectAccessible(page, `session-ended-${language}`);

    // Put aside, it comes back with the next change that cannot be saved.
    await notice.getByRole("button", { name: words.stay, exact: true }).click();
    await expect(notice).toBeHidden();
    await text.fill("Typed after the end, and more");
    await expect(notice).toBeVisible();

    await notice.getByRole("button", { name: words.again, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, "/login?ended=1"));
    await comeBack(page, world, language);
    // Saved as soon as somebody is signed in again: then the address is that of the draft.
    await expect(text).toHaveValue("Typed after the end, and more");
    await expect
      .poll(() =>
        world.db.post.count({ where: { authorId: world.user.id, content: { contains: "and more" } } }),
      )
      .toBe(1);
  });

  test(`${language}: going on inside the app with an ended session says so, and leads back`, async ({
    page,
    world,
  }) => {
    const post = await createPost(world.db, world.user, { content: "Behind a link" });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await endSessions(world);
    await page
      .getByRole("link", { name: /Behind a link/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: words.endedTitle, exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: words.again, exact: true }).first().click();
    await expect(page).toHaveURL(inLanguage(language, "/login?ended=1"));
    await comeBack(page, world, language);
    await expect(page).toHaveURL(new RegExp(`/app/(content/edit/${post.id}|posts)$`));
  });

  test(`${language}: signed out elsewhere, a link inside the app leads to the login, and back to its page`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await endSessions(world);
    await page.context().clearCookies({ name: SESSION });
    await page.getByRole("link", { name: words.calendar, exact: true }).first().click();
    await expect(page.getByText(`${words.returnTo} /app/content/calendar`)).toBeVisible();
    await comeBack(page, world, language);
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app/content/calendar")}(\\?|$)`));
  });

  test(`${language}: a profile that is gone says so; signing in again mends it, signing out ends the session`, async ({
    page,
    world,
  }) => {
    const { db, user } = world;
    const lose = () => db.membership.deleteMany({ where: { userId: user.id } });
    const heading = page.getByRole("heading", { name: words.profileGone, exact: true });
    await world.login(page);
    await lose();
    await page.goto(inLanguage(language, "/app/posts"));
    await expect(heading).toBeVisible();
    await expectAccessible(page, `profile-not-found-${language}`);
    await page.getByRole("button", { name: words.again, exact: true }).click();
    await expect(page).toHaveURL(inLanguage(language, "/login"));
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    await comeBack(page, world, language);
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app")}(/|$)`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(heading).toHaveCount(0);

    await lose();
    await page.goto(inLanguage(language, "/app/posts"));
    await expect(heading).toBeVisible();
    await page.getByRole("button", { name: words.signOut, exact: true }).click();
    await expect(page.getByText(words.signedOut, { exact: true })).toBeVisible();
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });
}

test("a remembered address that leads elsewhere is not followed", async ({ page, world }) => {
  for (const value of ["//evil.example", "/\\evil.example/app", "https:evil.example", "/auth/sign-out"]) {
    const cookie = `takt-return=${encodeURIComponent(value)}`;
    const login = await page.request.get("/login", { headers: { cookie } });
    expect(await login.text()).not.toContain("you will return to");
    const expired = await page.request.get(`/auth/expired?return=${encodeURIComponent(value)}`, {
      maxRedirects: 0,
    });
    expect(new URL(expired.headers().location!).href).toBe(new URL("/login?ended=1", world.webUrl).href);
    expect(expired.headers()["set-cookie"] ?? "").not.toContain("takt-return");
  }
});

test("a valid session is not ended by a link to the way out", async ({ page, world }) => {
  await world.login(page);
  await page.goto("/auth/expired?return=%2Fapp%2Fposts");
  await expect(page).toHaveURL("/app/posts");
  expect(await hasCookie(page, SESSION)).toBe(true);
});
