import { asProvider } from "../../fixtures/as-provider";
import { comeAlive } from "../../fixtures/come-alive";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES, type Language } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { mails: { subject: string; text: string }[] };
/** Sent within a minute or two. */
const SENT = { timeout: 170_000, intervals: [1000] };

const WORDS = {
  en: {
    restricted: "Access restricted",
    waiting: "You are on the waitlist",
    since: "You have been on the waitlist since Fri, 20 Nov 2026.",
    check: "Check Status",
    still: /^No change yet\. Checked at/,
    draft: "Your draft",
    activate: (name: string) => `Activate ${name}`,
    activated: "1 account activated",
    goOn: "Continue your draft",
    text: "Text",
    letter: "Your Takt account is active",
    rejected: "Your account was not activated",
    reason: "The provider’s reason",
    feedback: "Feedback",
    export: "Export your data",
    deletion: "Delete your account",
    join: "Join the waitlist",
    joined: /^You have been on the waitlist since/,
    signOut: "Sign out",
  },
  de: {
    restricted: "Zugang eingeschränkt",
    waiting: "Sie stehen auf der Warteliste",
    since: "Sie stehen seit Fr., 20. Nov. 2026 auf der Warteliste.",
    check: "Status prüfen",
    still: /^Noch keine Änderung\. Geprüft um/,
    draft: "Ihr Entwurf",
    activate: (name: string) => `${name} freischalten`,
    activated: "1 Konto freigeschaltet",
    goOn: "Entwurf weiterschreiben",
    text: "Text",
    letter: "Ihr Takt-Konto ist freigeschaltet",
    rejected: "Ihr Konto wurde nicht freigeschaltet",
    reason: "Begründung des Anbieters",
    feedback: "Feedback",
    export: "Ihre Daten exportieren",
    deletion: "Ihr Konto löschen",
    join: "Auf die Warteliste setzen",
    joined: /^Sie stehen seit .* auf der Warteliste/,
    signOut: "Abmelden",
  },
};
const JOINED = new Date("2026-11-20T12:00:00Z");

/** The test's user as somebody who is not admitted, with an address that no other test has. */
async function makeRestricted({ db, user }: World, language: Language, data: object): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({ where: { id: user.id }, data: { preferredLanguage: language, email, ...data } });
  return email;
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`${language}: waits, is activated in the console, and goes on with the draft`, async ({
    page,
    browser,
    world,
  }) => {
    test.setTimeout(420_000);
    const { db, user } = world;
    const to = await makeRestricted(world, language, {
      waitlistStatus: "waitlisted",
      waitlistJoinedAt: JOINED,
    });
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    await comeAlive(page);
    await expect(page.getByRole("heading", { level: 1, name: words.waiting, exact: true })).toBeVisible();
    await expect(page.getByText(words.restricted, { exact: true })).toBeVisible();
    await expect(page.getByText(words.since, { exact: true })).toBeVisible();
    await expect(page.getByText(to)).toBeVisible();
    await expectAccessible(page, `restricted-waiting-${language}`);

    const content = `Was ich schon immer sagen wollte ${user.id}`;
    await page.getByRole("textbox", { name: words.draft, exact: true }).fill(content);
    const check = page.getByRole("button", { name: words.check, exact: true });
    await check.click();
    await expect(page.getByText(words.still)).toBeVisible();
    await expectAccessible(page, `restricted-checked-${language}`);
    await page.reload();
    await expect(page.getByRole("textbox", { name: words.draft, exact: true })).toHaveValue(content);

    const console_ = await asProvider(browser, world, { language });
    await console_.page.goto(
      inLanguage(language, `/provider?q=${encodeURIComponent(user.name!)}` as `/${string}`),
    );
    await comeAlive(console_.page);
    await console_.page.getByRole("button", { name: words.activate(user.name!), exact: true }).click();
    await expect(console_.page.getByText(words.activated, { exact: true }).first()).toBeVisible();

    // Asking again too soon is ignored.
    const goOn = page.getByRole("button", { name: words.goOn, exact: true });
    await expect(async () => {
      if (await check.isVisible()) await check.click({ timeout: 2000 });
      await expect(goOn).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expectAccessible(page, `restricted-continue-${language}`);
    await goOn.click();
    await page.waitForURL("**/app/content/edit/**");
    await expect(page.getByText(content).first()).toBeVisible();
    expect(await db.post.findMany({ where: { authorId: user.id } })).toMatchObject([
      { content, status: "draft" },
    ]);
    await page.goto(inLanguage(language, "/app/posts"));
    await comeAlive(page);
    await expect(page.getByRole("link", { name: content })).toBeVisible();
    await expect(goOn).toHaveCount(0);

    const subjects = async () => (await world.mail.state<Inbox>({ to })).mails.map(({ subject }) => subject);
    await expect.poll(subjects, SENT).toEqual([words.letter]);
  });

  test(`${language}: rejected, with the provider's reason and the ways that stay open`, async ({
    page,
    world,
  }) => {
    const waitlistReason = "Dieses Takt ist für den Verein.\nBitte fragen Sie den Vorstand.";
    await makeRestricted(world, language, {
      waitlistStatus: "rejected",
      waitlistJoinedAt: JOINED,
      waitlistDecidedAt: new Date("2026-11-21T12:00:00Z"),
      waitlistReason,
    });
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await comeAlive(page);
    await expect(page.getByRole("heading", { level: 1, name: words.rejected, exact: true })).toBeVisible();
    await expect(page.getByRole("figure")).toContainText(words.reason);
    await expect(page.getByRole("figure")).toContainText("Bitte fragen Sie den Vorstand.");
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.feedback, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: words.export, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: words.deletion, exact: true })).toBeVisible();
    await expectAccessible(page, `restricted-rejected-${language}`);
  });

  test(`${language}: not on the waitlist yet: joins it, once`, async ({ page, world }) => {
    const { db, user } = world;
    await makeRestricted(world, language, { waitlistStatus: "waitlisted", waitlistJoinedAt: null });
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    await comeAlive(page);
    await expectAccessible(page, `restricted-not-joined-${language}`);
    await page.getByRole("button", { name: words.join, exact: true }).click();
    await expect(page.getByText(words.joined)).toBeVisible();
    await expect(page.getByRole("button", { name: words.join, exact: true })).toHaveCount(0);
    const { waitlistStatus, waitlistJoinedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(waitlistStatus).toBe("waitlisted");
    expect(waitlistJoinedAt).toBeInstanceOf(Date);
  });

  test(`${language}: signing out removes the draft from the device`, async ({ page, world }) => {
    await makeRestricted(world, language, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    await comeAlive(page);
    await page.getByRole("textbox", { name: words.draft, exact: true }).fill("Nur für mich");
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("takt:draft:")).length);
    await expect.poll(kept).toBe(1);
    await page.getByRole("button", { name: words.signOut, exact: true }).click();
    await page.waitForURL("**/login**");
    await expect.poll(kept).toBe(0);
  });
}

test("every page of the app leads to the restricted screen, and the check says when it cannot be made", async ({
  page,
  world,
}) => {
  await makeRestricted(world, "en", { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  for (const path of [
    "/app",
    "/app/posts",
    "/app/content/create",
    "/app/content/calendar",
    "/app/content/bookmarks",
    "/app/content/compass",
    "/app/notifications",
    "/app/user/profile",
    "/app/user/settings",
    `/app/content/edit/${crypto.randomUUID()}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: WORDS.en.waiting, exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  }
  await comeAlive(page);
  await page.route("**/api/trpc/waitlist.standing**", (route) => route.abort());
  await page.getByRole("button", { name: WORDS.en.check, exact: true }).click();
  await expect(page.getByText("Something went wrong").first()).toBeVisible();
  await page.unroute("**/api/trpc/waitlist.standing**");
  await page.getByRole("button", { name: WORDS.en.check, exact: true }).click();
  await expect(page.getByText(WORDS.en.still)).toBeVisible();
});
