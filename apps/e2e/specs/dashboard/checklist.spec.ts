import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { bookmarkTopic } from "../../harness/bookmark-topic";

const WORDS = {
  en: {
    numbers: "In numbers",
    start: "Get started",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    connect: /^Connect LinkedIn/,
    topic: /^Bookmark a topic/,
    post: /^Write your first post/,
    onboarding: "Finish onboarding",
    nothing: "Nothing has happened yet.",
    nothingScheduled: "Nothing is scheduled.",
  },
  de: {
    numbers: "In Zahlen",
    start: "So starten Sie",
    progress: (done: number, all: number) => `${done} von ${all} erledigt`,
    connect: /^LinkedIn verbinden/,
    topic: /^Ein Thema merken/,
    post: /^Ihren ersten Beitrag schreiben/,
    onboarding: "Einrichtung abschließen",
    nothing: "Noch ist nichts geschehen.",
    nothingScheduled: "Es ist nichts geplant.",
  },
};

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: nothing there yet: what to do first, until there is a post`, async ({ page, world }) => {
    const { db, user } = world;
    const set = (data: Parameters<typeof db.user.update>[0]["data"]) =>
      db.user.update({ where: { id: user.id }, data });
    await set({
      onboardingCompleted: false,
      onboardingSkippedAt: new Date(),
      linkedinStatus: "none",
      linkedinConnectedAt: null,
    });
    await world.login(page);
    await page.goto(inLanguage(language, "/app"));
    const list = page.getByRole("region", { name: t.start });
    await expect(list.getByText(t.progress(0, 3), { exact: true })).toBeVisible();
    await expect(list.getByRole("link", { name: t.connect })).toHaveAttribute(
      "href",
      `/auth/linkedin/start?return=${encodeURIComponent(inLanguage(language, "/app"))}`,
    );
    const onboarding = inLanguage(language, "/app/onboarding");
    await expect(list.getByRole("link", { name: t.topic })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/content/bookmarks"),
    );
    await expect(list.getByRole("link", { name: t.onboarding })).toHaveAttribute("href", onboarding);
    await expect(list.getByRole("link", { name: t.post })).toHaveAttribute(
      "href",
      inLanguage(language, "/app/content/create"),
    );
    await expect(page.getByText(t.nothing)).toBeVisible();
    await expect(page.getByText(t.nothingScheduled)).toBeVisible();
    await expectAccessible(page, `dashboard-empty-${language}`);

    await set({ linkedinStatus: "active" });
    await bookmarkTopic(db, user);
    await page.reload();
    await expect(list.getByText(t.progress(2, 3), { exact: true })).toBeVisible();
    await expect(list.getByRole("link", { name: t.topic })).toHaveCount(0);
    await expectAccessible(page, `dashboard-begun-${language}`);

    // With the onboarding done, bookmarks are where a topic is added.
    await db.topic.deleteMany({ where: { userId: user.id } });
    await set({ onboardingCompleted: true });
    await page.reload();
    await expect(list.getByText(t.progress(1, 3), { exact: true })).toBeVisible();
    await expect(list.getByRole("link")).toHaveCount(2);
    await expect(list.getByRole("link", { name: t.topic })).toBeVisible();

    await createPost(db, user);
    await page.reload();
    await expect(page.getByRole("region", { name: t.numbers }).getByRole("link")).toHaveCount(4);
    await expect(page.getByTestId("checklist")).toHaveCount(0);
  });
}
