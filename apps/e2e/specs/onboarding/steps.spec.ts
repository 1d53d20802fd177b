import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES, inLanguage } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { expectStep } from "./expect-step";
import { loginBeforeOnboarding } from "./login-before-onboarding";
import { WORDS, type Step } from "./onboarding-words";
import { openStep } from "./open-step";

const STEPS: Step[] = ["language", "welcome", "connect", "topics", "post", "complete"];
const NOT_CONNECTED = {
  linkedinStatus: "none",
  linkedinAuthorized: false,
  linkedinAccessToken: null,
} as const;

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`${language}: every step, with nothing done yet`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language);
    for (const step of STEPS) {
      await openStep(page, language, step);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page, `onboarding-${step}-${language}`);
    }
  });

  test(`${language}: the zone of this device is proposed, and saved by Continue`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language, { timezone: "America/New_York" });
    await openStep(page, language, "welcome");
    await expect(page.getByRole("combobox")).toHaveValue("Europe/Berlin");
    await page.keyboard.press("Enter");
    await expectStep(page, language, "connect");
    const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
    expect(user.timezone).toBe("Europe/Berlin");
  });

  test(`${language}: LinkedIn is connected from its step, also after a failure`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language, NOT_CONNECTED);
    await openStep(page, language, "connect");
    await expect(page.getByText(t.notConnected, { exact: true })).toBeVisible();
    await expectAccessible(page, `onboarding-not-connected-${language}`);

    await page.goto(inLanguage(language, "/app/onboarding?step=connect&linkedin=failed"));
    await expectStep(page, language, "connect");
    await expect(page.getByRole("alert").getByText(t.connectFailed)).toBeVisible();
    await expectAccessible(page, `onboarding-connect-failed-${language}`);
    await page.getByRole("link", { name: t.retryLink, exact: true }).click();
    // The emulated consent page.
    const family = world.user.name!.split(" ").at(-1)!;
    await page.getByRole("radio", { name: new RegExp(`${family}(?!\\d)`) }).check();
    await page.getByRole("button", { name: "Allow" }).click();
    await expectStep(page, language, "connect");
    await expect(page.getByText(t.connectedAs(world.user.name!), { exact: true })).toBeVisible();
  });

  test(`${language}: one goes on without LinkedIn, and is told what that means`, async ({ page, world }) => {
    await loginBeforeOnboarding(page, world, language, NOT_CONNECTED);
    await openStep(page, language, "connect");
    await page.getByRole("button", { name: t.without, exact: true }).click();
    await expectStep(page, language, "topics");
    await openStep(page, language, "post");
    await expect(page.getByText(t.notConnectedPost, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: t.publish })).toBeDisabled();
    await expect(page.getByRole("button", { name: t.tomorrow })).toBeEnabled();
    await expectAccessible(page, `onboarding-post-not-connected-${language}`);
  });

  test(`${language}: topics are switched on and off; a failure is told and taken back`, async ({
    page,
    world,
  }) => {
    await loginBeforeOnboarding(page, world, language);
    const count = () => world.db.topic.count({ where: { userId: world.user.id, deletedAt: null } });
    await openStep(page, language, "topics");
    const starter = page.getByRole("button", { name: t.starter, exact: true });
    await starter.click();
    await expect.poll(count).toBe(1);
    await expect(starter).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(t.bookmarked(1), { exact: true })).toBeVisible();
    await page.reload();
    await expectStep(page, language, "topics");
    await expect(starter).toHaveAttribute("aria-pressed", "true");
    await starter.click();
    await expect.poll(count).toBe(0);
    await expect(starter).toHaveAttribute("aria-pressed", "false");

    await page.route("**/api/trpc/**", (route) =>
      /topics\.(add|restore)/.test(route.request().url()) ? route.abort() : route.fallback(),
    );
    await page.getByRole("textbox", { name: t.ownTopic, exact: true }).fill(t.ownTitle);
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.bookmarkFailed).first()).toBeVisible();
    await expectAccessible(page, `onboarding-topic-failed-${language}`);
    // What was typed is still there.
    await expect(page.getByRole("textbox", { name: t.ownTopic, exact: true })).toHaveValue(t.ownTitle);
    await page.unroute("**/api/trpc/**");
    await page.getByRole("textbox", { name: t.ownTopic, exact: true }).press("Enter");
    await expect.poll(count).toBe(1);
    await expect(page.getByRole("button", { name: t.ownTitle, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectAccessible(page, `onboarding-topics-filled-${language}`);
  });
}
