import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES, inLanguage } from "../../fixtures/in-language";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";
import { expectStep } from "./expect-step";
import { loginBeforeOnboarding } from "./login-before-onboarding";
import { WORDS } from "./onboarding-words";
import { openStep } from "./open-step";

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: Escape asks, Skip and Exit ask, and it goes on where it was left`, async ({
    page,
    world,
  }) => {
    await loginBeforeOnboarding(page, world, language);
    const user = () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    const step = async () => (await user()).onboardingStep;
    const onboarding = inLanguage(language, "/app/onboarding");
    await page.goto(onboarding);
    await expectStep(page, language, "language");

    const exit = page.getByRole("alertdialog", { name: t.exitTitle });
    await page.keyboard.press("Escape");
    await expect(exit).toContainText(t.later);
    await expectAccessible(page, `onboarding-exit-${language}`);
    await page.keyboard.press("Escape");
    await expect(exit).toHaveCount(0);
    await expectStep(page, language, "language");

    await page.keyboard.press("Enter");
    await expectStep(page, language, "welcome");
    await page.keyboard.press("Enter");
    await expectStep(page, language, "connect");
    await page.getByRole("button", { name: t.back, exact: true }).click();
    await expectStep(page, language, "welcome");
    // The address follows what is shown a moment later.
    await expect(page).toHaveURL(/step=welcome/);
    await page.goBack();
    await expectStep(page, language, "connect");
    await expect.poll(step).toBe("connect");
    // Another device knows no step in its address.
    await page.goto(onboarding);
    await expectStep(page, language, "connect");

    await page.getByRole("button", { name: t.skip, exact: true }).click();
    const skip = page.getByRole("alertdialog", { name: t.skipTitle });
    await expect(skip).toContainText(t.later);
    await expectAccessible(page, `onboarding-skip-${language}`);
    await skip.getByRole("button", { name: t.stay, exact: true }).click();
    await expect(skip).toHaveCount(0);
    await page.getByRole("button", { name: t.skip, exact: true }).click();
    await skip.getByRole("button", { name: t.skipStep, exact: true }).click();
    await expectStep(page, language, "topics");
    await expect.poll(step).toBe("topics");
    await page.reload();
    await expectStep(page, language, "topics");

    await page.getByRole("button", { name: t.exit, exact: true }).click();
    await exit.getByRole("button", { name: t.leave, exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith("/onboarding"));
    expect(await user()).toMatchObject({ onboardingCompleted: false, onboardingStep: "topics" });
    expect((await user()).onboardingSkippedAt).not.toBeNull();

    await page.goto(inLanguage(language, "/app/user/settings"));
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: t.finishInSettings, exact: true }).click();
    await expectStep(page, language, "topics");
    await expect.poll(async () => (await user()).onboardingSkippedAt).toBeNull();
  });

  test(`${language}: the page that was wanted comes after the onboarding`, async ({ page, world }) => {
    const family = `Wunsch-${language}-${Date.now()}`;
    await world.linkedin.addMember({ given_name: "Willi", family_name: family });
    const wanted = inLanguage(language, "/app/content/calendar");
    await page.goto(wanted);
    await page.waitForURL("**/login**");
    await signInAtLinkedIn(page, { language, member: family, firstTime: true });
    await page.waitForURL(`**${inLanguage(language, "/app/onboarding")}`);
    await openStep(page, language, "complete");
    await page.getByRole("button", { name: t.wanted, exact: true }).click();
    await page.waitForURL(`**${wanted}`);
  });

  test(`${language}: the language switches the page at once and stays with the account`, async ({
    page,
    world,
  }) => {
    await loginBeforeOnboarding(page, world, language);
    await openStep(page, language, "language");
    await page.getByText(t.other.name, { exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.other.heading, exact: true })).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("lang", t.other.code);
    await expect(page).toHaveURL(inLanguage(t.other.code, "/app/onboarding?step=language"));
    const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(user.preferredLanguage).toBe(t.other.code);
  });

  test(`${language}: who is restricted is led to the restricted view`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language, { waitlistStatus: "waitlisted" });
    await page.goto(inLanguage(language, "/app/onboarding"));
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, "/app")}$`));
  });
}
