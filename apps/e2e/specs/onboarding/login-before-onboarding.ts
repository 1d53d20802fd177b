import type { Page } from "@playwright/test";
import type { Language } from "../../fixtures/localized";
import type { World } from "../../fixtures/world";

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
