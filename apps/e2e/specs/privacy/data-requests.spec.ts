import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { PROVIDER_EMAIL } from "../../fixtures/provider-email";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { mails: { subject: string; text: string }[] };

const WORDS = {
  en: {
    export: "Export your data",
    ask: "Request a copy of my data",
    open: "Your request is open",
    withdraw: "Withdraw request",
    withdrawn: "Request withdrawn",
    failed: "Failed to send the request.",
    second: "There is an open request of this kind already.",
    deletion: "Delete your account",
    confirm: "Type DELETE to confirm",
    problem: "Please type DELETE to confirm.",
    wrong: "deleet",
    right: "delete",
    end: "Request deletion of my account",
    back: "Back to the settings",
    backApp: "Back",
  },
  de: {
    export: "Ihre Daten exportieren",
    ask: "Kopie meiner Daten anfordern",
    open: "Ihre Anfrage ist offen",
    withdraw: "Anfrage zurückziehen",
    withdrawn: "Anfrage zurückgezogen",
    failed: "Die Anfrage konnte nicht gesendet werden.",
    second: "Es gibt bereits eine offene Anfrage dieser Art.",
    deletion: "Ihr Konto löschen",
    confirm: "Geben Sie zur Bestätigung LÖSCHEN ein",
    problem: "Bitte geben Sie zur Bestätigung LÖSCHEN ein.",
    wrong: "loeschen",
    right: "löschen",
    end: "Löschung meines Kontos anfordern",
    back: "Zurück zu den Einstellungen",
    backApp: "Zurück",
  },
};

const requests = ({ db, user }: World) =>
  db.dataRequest.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });

/** How many letters to the provider name a reference. */
async function lettersAbout({ mail }: World, reference: string): Promise<number> {
  const { mails } = await mail.state<Inbox>({ to: PROVIDER_EMAIL });
  return mails.filter(({ subject }) => subject.includes(reference)).length;
}
const TOLD = { timeout: 170_000, intervals: [1000] };

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`in ${language}: a copy is asked for, not twice, and taken back; the provider is told`, async ({
    page,
    world,
  }) => {
    // Two letters are waited for, each for up to three minutes.
    test.setTimeout(420_000);
    const path = inLanguage(language, "/app/data/export");
    await world.login(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: words.export, exact: true })).toBeVisible();
    const ask = page.getByRole("button", { name: words.ask, exact: true });
    await expect(ask).toBeVisible();
    await expectAccessible(page, `export-${language}`);

    await page.route("**/api/trpc/**", (route) => route.abort());
    await ask.click();
    await expect(page.getByText(words.failed).first()).toBeVisible();
    await expect(ask).toBeVisible();
    await page.unroute("**/api/trpc/**");

    const stale = await page.context().newPage();
    await stale.goto(path);
    await expect(stale.getByRole("button", { name: words.ask, exact: true })).toBeVisible();

    await ask.click();
    const open = page.getByTestId("open-request");
    await expect(open.getByRole("heading", { name: words.open, exact: true })).toBeVisible();
    const [row] = await requests(world);
    expect(row).toMatchObject({ type: "access", withdrawnAt: null });
    await expect(open).toContainText(row!.reference);
    await expect(ask).toHaveCount(0);
    await expectAccessible(page, `export-open-${language}`);

    // A tab that does not know of it yet.
    await expect(async () => {
      if (await stale.getByTestId("open-request").isVisible()) return;
      await stale.getByRole("button", { name: words.ask, exact: true }).click({ timeout: 1000 });
      await expect(stale.getByText(words.second).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(stale.getByTestId("open-request")).toContainText(row!.reference);
    await stale.close();
    expect(await requests(world)).toHaveLength(1);
    await expect.poll(() => lettersAbout(world, row!.reference), TOLD).toBe(1);

    await page.reload();
    await open.getByRole("button", { name: words.withdraw, exact: true }).click();
    await expect(page.getByText(words.withdrawn).first()).toBeVisible();
    await expect(ask).toBeVisible();
    expect(await requests(world)).toMatchObject([{ withdrawnAt: expect.any(Date) as Date }]);
    await expect.poll(() => lettersAbout(world, row!.reference), TOLD).toBe(2);
    await page.getByRole("link", { name: words.back, exact: true }).click();
    await page.waitForURL(new RegExp(`${inLanguage(language, "/app/user/settings")}\\?tab=privacy$`));
  });

  for (const status of ["active", "waitlisted", "rejected"] as const)
    test(`in ${language}: the end of an account that is ${status} takes a typed word, and can be taken back`, async ({
      page,
      world,
    }) => {
      const { db, user } = world;
      await db.user.update({ where: { id: user.id }, data: { waitlistStatus: status } });
      await world.login(page);
      await page.goto(inLanguage(language, "/app/data/deletion"));
      await expect(page.getByRole("heading", { level: 1, name: words.deletion, exact: true })).toBeVisible();
      const field = page.getByRole("textbox", { name: words.confirm, exact: true });
      const end = page.getByRole("button", { name: words.end, exact: true });
      await expect(field).toBeVisible();
      if (status === "active") await expectAccessible(page, `deletion-${language}`);

      await end.click();
      await expect(page.getByText(words.problem, { exact: true })).toBeVisible();
      await expect(field).toBeFocused();
      if (status === "active") await expectAccessible(page, `deletion-error-${language}`);
      await field.fill(words.wrong);
      await field.press("Enter");
      await expect(page.getByText(words.problem, { exact: true })).toBeVisible();
      expect(await requests(world)).toEqual([]);

      await field.fill(words.right);
      await field.press("Enter");
      const open = page.getByTestId("open-request");
      await expect(open).toBeVisible();
      const [row] = await requests(world);
      expect(row).toMatchObject({ type: "erasure", withdrawnAt: null });
      await expect(open).toContainText(row!.reference);
      if (status === "active") await expectAccessible(page, `deletion-open-${language}`);

      await open.getByRole("button", { name: words.withdraw, exact: true }).click();
      await expect(field).toBeVisible();
      await expect(field).toHaveValue("");
      const back = status === "active" ? words.back : words.backApp;
      await expect(page.getByRole("link", { name: back, exact: true })).toBeVisible();
    });
}
