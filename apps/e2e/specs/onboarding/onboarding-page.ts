import { type Page, expect } from "@playwright/test";
import type { Language, Localized } from "../../fixtures/localized";
import type { World } from "../../fixtures/world";
import { ANY, messagePattern } from "../../fixtures/message-pattern";

/** Signs the world's user in with an incomplete onboarding in a language. */
export async function loginBeforeOnboarding(
  page: Page,
  world: World,
  language: Language,
  data: Parameters<World["db"]["user"]["update"]>[0]["data"] = {},
): Promise<void> {
  await world.db.user.update({
    where: { id: world.user.id },
    data: { onboardingCompleted: false, preferredLanguage: language, ...data },
  });
  await world.login(page);
}

/** Opens a step by its URL. */
export async function openStep(page: Page, localized: Localized, step: Step): Promise<void> {
  await page.goto(localized.at(`/app/onboarding?step=${step}`));
  await expectStep(page, localized, step);
}

export type Step = "language" | "welcome" | "connect" | "topics" | "post" | "complete";

/** Expects the focus on a step's heading, which shows that the page is hydrated. */
export async function expectStep(page: Page, { t }: Localized, step: Step): Promise<void> {
  const name = messagePattern(t(`onboarding:${step}.title`, { name: ANY }));
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}
