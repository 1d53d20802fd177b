import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";

const HOUR = 3_600_000;
const WORDS = {
  en: {
    card: "LinkedIn connection",
    active: "Active",
    ready: "Ready",
    never: "Never",
    sync: "Sync Posts",
    first: "3 new · 0 updated · 0 skipped",
    second: "1 new · 1 updated · 2 skipped",
    counted: "Counted is what Takt published; LinkedIn gives no read access yet.",
    tooOften: /^That was a little too often\. Please try again in \d+ seconds\.$/,
    activity: "Recent activity",
    synced: "Posts synced",
    invalid: "Invalid",
    expired: /The connection to LinkedIn has expired\./,
    reconnect: "Reconnect LinkedIn",
    needsSetup: "Needs Setup",
    none: "LinkedIn is not connected. Connect it so that your posts can go out.",
    connect: "Connect LinkedIn",
    next: "Next post",
    waiting: "Waiting for LinkedIn",
  },
  de: {
    card: "LinkedIn-Verbindung",
    active: "Aktiv",
    ready: "Bereit",
    never: "Noch nie",
    sync: "Beiträge synchronisieren",
    first: "3 neu · 0 aktualisiert · 0 übersprungen",
    second: "1 neu · 1 aktualisiert · 2 übersprungen",
    counted: "Gezählt wird, was Takt veröffentlicht hat; Lesezugriff gibt LinkedIn bisher nicht.",
    tooOften: /^Das war etwas zu oft\. Bitte versuchen Sie es in \d+ Sekunden erneut\.$/,
    activity: "Letzte Aktivitäten",
    synced: "Beiträge synchronisiert",
    invalid: "Ungültig",
    expired: /Die Verbindung zu LinkedIn ist abgelaufen\./,
    reconnect: "LinkedIn neu verbinden",
    needsSetup: "Einrichtung nötig",
    none: "LinkedIn ist nicht verbunden. Verbinden Sie es, damit Ihre Beiträge erscheinen können.",
    connect: "LinkedIn verbinden",
    next: "Nächster Beitrag",
    waiting: "Wartet auf LinkedIn",
  },
};

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: a sync counts what is new, changed and as it was, and says when it is too often`, async ({
    page,
    world,
  }) => {
    const { db, user } = world;
    const publish = () => createPost(db, user, { status: "published" });
    const [post] = [await publish(), await publish(), await publish()];
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    const card = page.getByRole("region", { name: t.card });
    const activity = page.getByRole("region", { name: t.activity });
    const result = card.getByTestId("sync-result");
    await expect(card.getByTestId("connection-status")).toHaveText(t.active);
    await expect(card.getByText(t.ready, { exact: true })).toBeVisible();
    await expect(card.getByText(t.never, { exact: true })).toBeVisible();
    await expect(card.getByText(t.counted, { exact: true })).toBeVisible();
    // The browser fetches it by itself: from here on the page is alive.
    await expect(activity.getByRole("listitem").first()).toBeVisible();

    await card.getByRole("button", { name: t.sync, exact: true }).click();
    await expect(result).toHaveText(t.first);
    await expect(result).toHaveAttribute("role", "status");
    await expect(card.getByText(t.never, { exact: true })).toHaveCount(0);
    await expect(activity.getByText(t.synced, { exact: true })).toBeVisible();

    await db.post.update({ where: { id: post!.id }, data: { version: { increment: 1 } } });
    await publish();
    await card.getByRole("button", { name: t.sync, exact: true }).click();
    await expect(result).toHaveText(t.second);
    await expect(card.locator("dl")).toContainText("4");
    await expectAccessible(page, `dashboard-synced-${language}`);

    // This hour and the next: whenever the clock strikes, the rate is spent.
    const hour = Math.floor(Date.now() / HOUR) * HOUR;
    for (const opensAt of [new Date(hour), new Date(hour + HOUR)]) {
      const place = { bucket: "sync", subject: user.id, opensAt };
      await db.rateWindow.upsert({
        where: { bucket_subject_opensAt: place },
        create: { ...place, count: 1000 },
        update: { count: 1000 },
      });
    }
    await card.getByRole("button", { name: t.sync, exact: true }).click();
    await expect(result).toHaveText(t.tooOften);
    await expectAccessible(page, `dashboard-sync-refused-${language}`);
  });

  test(`${language}: without a working connection the card says so, and how to repair it`, async ({
    page,
    world,
  }) => {
    const { db, user } = world;
    const set = (data: Parameters<typeof db.user.update>[0]["data"]) =>
      db.user.update({ where: { id: user.id }, data });
    await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + 26 * HOUR) });
    await set({ linkedinStatus: "invalid", linkedinReason: "expired" });
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    const card = page.getByRole("region", { name: t.card });
    const start = `/auth/linkedin/start?return=${encodeURIComponent(inLanguage(language, "/app"))}`;
    await expect(card.getByTestId("connection-status")).toHaveText(t.invalid);
    await expect(card.getByText(t.expired)).toBeVisible();
    await expect(card.getByRole("link", { name: t.reconnect, exact: true })).toHaveAttribute("href", start);
    await expect(card.getByRole("button", { name: t.sync })).toHaveCount(0);
    await expect(page.getByRole("region", { name: t.next }).getByTestId("next-countdown")).toHaveText(
      t.waiting,
    );
    await expectAccessible(page, `dashboard-invalid-${language}`);

    await set({ linkedinStatus: "none", linkedinReason: null });
    await page.reload();
    await expect(card.getByTestId("connection-status")).toHaveText(t.needsSetup);
    await expect(card.getByText(t.none, { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: t.connect, exact: true })).toHaveAttribute("href", start);
    await expectAccessible(page, `dashboard-unconnected-${language}`);
  });
}
