import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";
import { expectStep, loginBeforeOnboarding, openStep } from "./onboarding-page";

const german = localized("de");
const { language, t, at } = german;

test("Escape, Skip and Exit ask for confirmation, and the onboarding resumes at the last step", async ({
  page,
  world,
}) => {
  await loginBeforeOnboarding(page, world, language);
  const user = () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  const step = async () => (await user()).onboardingStep;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(at("/app/onboarding"));
  await expectStep(page, german, "language");

  const exit = page.getByRole("alertdialog", { name: t("onboarding:exitDialog.title"), exact: true });
  await page.keyboard.press("Escape");
  await expect(exit).toContainText(t("onboarding:exitDialog.text"));
  await expectAccessible(page, "onboarding-exit");
  await page.keyboard.press("Escape");
  await expect(exit).toHaveCount(0);
  await expectStep(page, german, "language");

  await page.keyboard.press("Enter");
  await expectStep(page, german, "welcome");
  await page.keyboard.press("Enter");
  await expectStep(page, german, "connect");
  // The URL is updated a moment later: two steps within that moment would be one entry of the history.
  await expect(page).toHaveURL(/step=connect/);
  await button(t("common:back")).click();
  await expectStep(page, german, "welcome");
  await expect(page).toHaveURL(/step=welcome/);
  await expect.poll(step).toBe("welcome");
  await page.goBack();
  await expectStep(page, german, "connect");
  await expect.poll(step).toBe("connect");
  // A busy browser may show the step before once more on its way back, and store both again.
  await page.waitForLoadState("networkidle");
  await expect.poll(step).toBe("connect");
  // A URL without a step, as on another device, opens the saved step.
  await page.goto(at("/app/onboarding"));
  await expectStep(page, german, "connect");

  await button(t("onboarding:skip")).click();
  const skip = page.getByRole("alertdialog", { name: t("onboarding:skipDialog.title"), exact: true });
  await expect(skip).toContainText(t("onboarding:skipDialog.text"));
  await expectFits(page, "onboarding-skip");
  await button(t("onboarding:skipDialog.stay")).click();
  await expect(skip).toHaveCount(0);
  await button(t("onboarding:skip")).click();
  await button(t("onboarding:skipDialog.skip")).click();
  await expectStep(page, german, "topics");
  await expect.poll(step).toBe("topics");
  await page.reload();
  await expectStep(page, german, "topics");

  await button(t("onboarding:exit")).click();
  await button(t("onboarding:exitDialog.leave")).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith("/onboarding"));
  expect(await user()).toMatchObject({ onboardingCompleted: false, onboardingStep: "topics" });
  expect((await user()).onboardingSkippedAt).not.toBeNull();

  await page.goto(at("/app/user/settings"));
  await button(t("settings:general.finishOnboarding")).click();
  await expectStep(page, german, "topics");
  await expect.poll(async () => (await user()).onboardingSkippedAt).toBeNull();
});

test("the onboarding ends on the page that was requested first", async ({ page, world }) => {
  const family = `Wunsch-${crypto.randomUUID().slice(0, 8)}`;
  await world.linkedin.addMember({ given_name: "Willi", family_name: family });
  const requested = at("/app/content/calendar");
  await page.goto(requested);
  await page.waitForURL("**/login**");
  await signInAtLinkedIn(page, { language, member: family, firstTime: true });
  await page.waitForURL(`**${at("/app/onboarding")}`);
  await openStep(page, german, "complete");
  await page.getByRole("button", { name: t("onboarding:complete.wanted"), exact: true }).click();
  await page.waitForURL(`**${requested}`);
});

for (const from of EVERY_LANGUAGE)
  test(`${from.language}: a switch to the other language applies at once and is saved to the account`, async ({
    page,
    world,
  }) => {
    const to = EVERY_LANGUAGE.find((one) => one.language !== from.language)!;
    await loginBeforeOnboarding(page, world, from.language);
    await openStep(page, from, "language");
    await page.getByText(from.t(`common:languages.${to.language}`), { exact: true }).click();
    await expectStep(page, to, "language");
    await expect(page.locator("html")).toHaveAttribute("lang", to.language);
    await expect(page).toHaveURL(to.at("/app/onboarding?step=language"));
    const user = () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    await expect.poll(async () => (await user()).preferredLanguage).toBe(to.language);
  });

test("a waitlisted user is redirected to the waitlist screen", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language, { waitlistStatus: "waitlisted" });
  await page.goto(at("/app/onboarding"));
  await expect(page).toHaveURL(at("/app"));
});
