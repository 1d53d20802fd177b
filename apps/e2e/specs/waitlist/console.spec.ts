import { createUser } from "@takt/db/testing/factories/create-user";
import { asProvider } from "../../fixtures/as-provider";
import { comeAlive } from "../../fixtures/come-alive";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { PROVIDER_EMAIL } from "../../fixtures/provider-email";
import { signIn } from "../../harness/sign-in";
import { expect, test, type World } from "../../fixtures/world";

const WORDS = {
  en: {
    title: "Provider console",
    accounts: "Accounts",
    search: "Search name or e-mail",
    selectAll: /^Select all 3 on this page/,
    selected: "3 selected",
    activate: "Activate",
    activated: "3 accounts activated",
    undo: "Undo",
    back: "3 accounts are back on the waitlist",
    nothing: (q: string) => `No account with “${q}”`,
    active: /^Active/,
    rejectedTab: /^Rejected/,
    decisions: "Decisions",
    reject: (name: string) => `Reject ${name}`,
    confirm: "Reject",
    reason: "Reason",
    missing: "Write a reason: the user has a right to one.",
    rejected: "1 account rejected",
    given: "Reason: Not for clubs, sorry.",
    trail: (name: string) => `${name} was rejected`,
    putBack: (name: string) => `Put ${name} back on the waitlist`,
    backOne: "1 account is back on the waitlist",
    more: "Load more",
    stale: "Sign in again to decide",
    staleError: "Please sign in again first: decisions need a fresh sign-in.",
    failed: "Failed to load the accounts",
    retry: "Try again",
    own: /^This is you/,
  },
  de: {
    title: "Anbieterkonsole",
    accounts: "Konten",
    search: "Name oder E-Mail suchen",
    selectAll: /^Alle 3 auf dieser Seite auswählen/,
    selected: "3 ausgewählt",
    activate: "Freischalten",
    activated: "3 Konten freigeschaltet",
    undo: "Rückgängig",
    back: "3 Konten sind zurück auf der Warteliste",
    nothing: (q: string) => `Kein Konto mit „${q}“`,
    active: /^Aktiv/,
    rejectedTab: /^Abgelehnt/,
    decisions: "Entscheidungen",
    reject: (name: string) => `${name} ablehnen`,
    confirm: "Ablehnen",
    reason: "Begründung",
    missing: "Schreiben Sie eine Begründung: Die betroffene Person hat ein Recht darauf.",
    rejected: "1 Konto abgelehnt",
    given: "Begründung: Not for clubs, sorry.",
    trail: (name: string) => `${name} wurde abgelehnt`,
    putBack: (name: string) => `${name} zurück auf die Warteliste setzen`,
    backOne: "1 Konto ist zurück auf der Warteliste",
    more: "Mehr laden",
    stale: "Melden Sie sich neu an, um zu entscheiden",
    staleError: "Bitte melden Sie sich zuerst neu an: Entscheidungen erfordern eine frische Anmeldung.",
    failed: "Die Konten konnten nicht geladen werden",
    retry: "Erneut versuchen",
    own: /^Das sind Sie/,
  },
};

/** People who wait, whom no other test finds by their family name. */
async function people({ db }: World, count: number) {
  const family = `Reihe-${crypto.randomUUID().slice(0, 8)}`;
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(
      await createUser(db, {
        name: `Person${String(n).padStart(2, "0")} ${family}`,
        email: `person${n}.${family}@example.com`.toLowerCase(),
        waitlistStatus: "waitlisted",
      }),
    );
  return { family, made, ids: made.map(({ id }) => id) };
}

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const consolePath = (q: string, view?: string) =>
    inLanguage(language, `/provider?q=${encodeURIComponent(q)}${view ? `&view=${view}` : ""}`);

  test(`${language}: searches, activates many at once, and takes it back`, async ({ browser, world }) => {
    const { family, ids } = await people(world, 3);
    const { page } = await asProvider(browser, world, { language });
    const statuses = async () =>
      (await world.db.user.findMany({ where: { id: { in: ids } } })).map((user) => user.waitlistStatus);
    await page.goto(inLanguage(language, "/provider"));
    await comeAlive(page);
    await expect(page.getByRole("heading", { level: 1, name: words.title, exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: words.search, exact: true }).fill(family);
    const rows = page.getByRole("list", { name: words.accounts, exact: true }).getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText("Person00");
    await expectAccessible(page, `console-list-${language}`);

    await page.getByRole("checkbox", { name: words.selectAll }).click();
    await expect(page.getByText(words.selected, { exact: true }).first()).toBeVisible();
    await expectAccessible(page, `console-selected-${language}`);
    await page.getByRole("button", { name: words.activate, exact: true }).click();
    await page.getByRole("button", { name: words.undo, exact: true }).first().click();
    await expect(page.getByText(words.back, { exact: true }).first()).toBeVisible();
    expect(await statuses()).toEqual(["waitlisted", "waitlisted", "waitlisted"]);

    // The list of before may still be on its way.
    await page.reload();
    await comeAlive(page);
    await expect(rows).toHaveCount(3);
    await page.getByRole("checkbox", { name: words.selectAll }).click();
    await page.getByRole("button", { name: words.activate, exact: true }).click();
    await expect(page.getByText(words.activated, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: words.nothing(family), exact: true })).toBeVisible();
    await expectAccessible(page, `console-nothing-${language}`);
    expect(await statuses()).toEqual(["active", "active", "active"]);
    await page.getByRole("tab", { name: words.active }).click();
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rows).toHaveCount(3);
  });

  test(`${language}: rejects with a reason, which the trail keeps, and puts back`, async ({
    browser,
    world,
  }) => {
    const { made } = await people(world, 1);
    const [person] = made;
    const name = person!.name!;
    const { page, provider } = await asProvider(browser, world, { language });
    await page.goto(consolePath(name));
    await comeAlive(page);
    await page.getByRole("button", { name: words.reject(name), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page, `console-reject-${language}`);
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(dialog.getByText(words.missing, { exact: true })).toBeVisible();
    await expectAccessible(page, `console-reject-missing-${language}`);
    await dialog.getByRole("textbox", { name: words.reason, exact: true }).fill("Not for clubs, sorry.");
    await dialog.getByRole("button", { name: words.confirm, exact: true }).click();
    await expect(page.getByText(words.rejected, { exact: true }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await world.db.user.findUniqueOrThrow({ where: { id: person!.id } })).toMatchObject({
      waitlistStatus: "rejected",
      waitlistReason: "Not for clubs, sorry.",
    });

    await page.getByRole("tab", { name: words.decisions, exact: true }).click();
    const line = page.getByRole("listitem").filter({ hasText: words.trail(name) });
    await expect(line).toContainText("Not for clubs, sorry.");
    await expect(line).toContainText(provider.name);
    await expectAccessible(page, `console-trail-${language}`);

    await page.getByRole("tab", { name: words.rejectedTab }).click();
    await expect(page.getByText(words.given, { exact: true })).toBeVisible();
    await expectAccessible(page, `console-rejected-${language}`);
    await page.getByRole("button", { name: words.putBack(name), exact: true }).click();
    await expect(page.getByText(words.backOne, { exact: true }).first()).toBeVisible();
    expect(await world.db.user.findUniqueOrThrow({ where: { id: person!.id } })).toMatchObject({
      waitlistStatus: "waitlisted",
      waitlistReason: null,
    });
  });

  test(`${language}: a list that fails can be asked again; long ones come page by page`, async ({
    browser,
    world,
  }) => {
    const { family } = await people(world, 31);
    const { page } = await asProvider(browser, world, { language });
    await page.goto(consolePath(family));
    await comeAlive(page);
    const rows = page.getByRole("list", { name: words.accounts, exact: true }).getByRole("listitem");
    await expect(rows).toHaveCount(30);
    await page.getByRole("button", { name: words.more, exact: true }).click();
    await expect(rows).toHaveCount(31);

    await page.route("**/api/trpc/**", (route) => route.abort());
    await page.getByRole("tab", { name: words.rejectedTab }).click();
    await expect(page.getByRole("heading", { name: words.failed, exact: true })).toBeVisible();
    await expectAccessible(page, `console-failed-${language}`);
    await page.unroute("**/api/trpc/**");
    await page.getByRole("button", { name: words.retry, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.nothing(family), exact: true })).toBeVisible();
  });

  test(`${language}: an old sign-in looks and does not decide; nobody decides about themselves`, async ({
    browser,
    world,
  }) => {
    const { made, ids } = await people(world, 1);
    const { page, provider } = await asProvider(browser, world, { language, signedInHoursAgo: 13 });
    await page.goto(consolePath(made[0]!.name!));
    await comeAlive(page);
    await expect(page.getByText(words.stale, { exact: true })).toBeVisible();
    await expectAccessible(page, `console-stale-${language}`);
    await page.getByRole("listitem").getByRole("button").last().click();
    await expect(page.getByText(words.staleError, { exact: true }).first()).toBeVisible();
    expect(await world.db.user.findUniqueOrThrow({ where: { id: ids[0]! } })).toMatchObject({
      waitlistStatus: "waitlisted",
    });

    await page.goto(consolePath(provider.name, "active"));
    await comeAlive(page);
    const own = page.getByRole("listitem").filter({ hasText: provider.name });
    await expect(own.getByText(words.own)).toBeVisible();
    await expect(own.getByRole("button")).toHaveCount(0);
    await expect(own.getByRole("checkbox")).toBeDisabled();
    await expectAccessible(page, `console-own-${language}`);
  });
}

test("to everybody else the console does not exist", async ({ page, world }) => {
  const isMissing = async () => {
    for (const path of ["/provider", "/de/provider", "/provider?view=trail"]) {
      const response = await page.goto(path);
      expect(response!.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/\/provider/);
      await expect(page).not.toHaveTitle(/Provider console|Anbieterkonsole/);
    }
  };
  await isMissing();
  await world.login(page);
  await isMissing();
  const impostor = await createUser(world.db, { email: PROVIDER_EMAIL, emailVerified: null });
  await page.context().clearCookies();
  const cookie = await signIn(world.db, impostor.id);
  await page.context().addCookies([{ ...cookie, url: world.webUrl, httpOnly: true, sameSite: "Lax" }]);
  await isMissing();
});
