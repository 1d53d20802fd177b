import { LANGUAGES, inLanguage } from "../../fixtures/in-language";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";
import { expectStep } from "./expect-step";
import { WORDS } from "./onboarding-words";

for (const language of LANGUAGES)
  test(`${language}: a new member walks all six steps by keyboard alone, to a scheduled post`, async ({
    page,
    world,
  }) => {
    const t = WORDS[language];
    const family = `Neuling-${language}-${Date.now()}`;
    const member = await world.linkedin.addMember({ given_name: "Nele", family_name: family });
    await page.goto(inLanguage(language, "/login"));
    await signInAtLinkedIn(page, { language, member: family, firstTime: true });
    await page.waitForURL(`**${inLanguage(language, "/app/onboarding")}`);
    const keys = await keyboardOnly(page);
    const user = () => world.db.user.findFirstOrThrow({ where: { linkedinProfileId: member.sub } });
    const progress = page.getByTestId("onboarding-progress");

    await expectStep(page, language, "language");
    await expect(progress).toHaveText(t.progress.language);
    await keys.press("Enter");
    await expectStep(page, language, "welcome");
    await keys.press("Enter");

    await expectStep(page, language, "connect");
    await expect(progress).toHaveText(t.progress.connect);
    // Signing in has connected it.
    await expect(page.getByText(t.connectedAs(`Nele ${family}`), { exact: true })).toBeVisible();
    await keys.press("Enter");

    await expectStep(page, language, "topics");
    await keys.tabTo(page.getByRole("textbox", { name: t.ownTopic, exact: true }));
    await keys.type(t.ownTitle);
    await keys.press("Enter");
    const own = page.getByRole("button", { name: t.ownTitle, exact: true });
    await expect(own).toHaveAttribute("aria-pressed", "true");
    const starter = page.getByRole("button", { name: t.starter, exact: true });
    await keys.tabTo(own);
    await keys.press("ArrowRight");
    await expect(starter).toBeFocused();
    await keys.press("Space");
    await expect(starter).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(t.bookmarked(2), { exact: true })).toBeVisible();
    await keys.choose(page.getByRole("button", { name: t.continue, exact: true }));

    await expectStep(page, language, "post");
    // What was chosen is not asked again.
    await expect(page.getByRole("radio", { name: t.starter, exact: true })).toBeChecked();
    await keys.tabTo(page.getByRole("textbox", { name: t.text, exact: true }));
    await keys.type(`Grüße 👋 ${family}`);
    await keys.tabTo(page.getByRole("textbox", { name: t.hashtags, exact: true }));
    await keys.type("#Führung, Team");
    await expect(page.getByTestId("preview-text")).toHaveText(`Grüße 👋 ${family}\n\n#Führung #Team`);
    const tomorrow = page.getByRole("button", { name: t.tomorrow });
    await expect(tomorrow).toContainText("(Europe/Berlin)");
    await keys.choose(tomorrow);

    await expectStep(page, language, "complete");
    await expect(progress).toHaveText(t.progress.complete);
    await expect(page.getByText(t.topicsCount, { exact: true })).toBeVisible();
    await expect(page.locator("dd").getByText(t.scheduled, { exact: true })).toBeVisible();
    const { id } = await user();
    const posts = await world.db.post.findMany({ where: { authorId: id } });
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      status: "scheduled",
      content: `Grüße 👋 ${family}`,
      hashtags: ["Führung", "Team"],
      scheduledZone: "Europe/Berlin",
    });
    expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
    await keys.press("Enter");

    await page.waitForURL(({ pathname }) => !pathname.endsWith("/onboarding"));
    expect(await user()).toMatchObject({
      onboardingCompleted: true,
      onboardingSkippedAt: null,
      preferredLanguage: language,
    });
    keys.expectNoPointer();
    // Done for good.
    await page.goto(inLanguage(language, "/app/onboarding"));
    await expect(page).not.toHaveURL(/onboarding/);
  });
