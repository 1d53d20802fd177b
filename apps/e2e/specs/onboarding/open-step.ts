import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { expectStep, type Step } from "./expect-step";

/** Opens a step by its URL. */
export async function openStep(page: Page, localized: Localized, step: Step): Promise<void> {
  await page.goto(localized.at(`/app/onboarding?step=${step}`));
  await expectStep(page, localized, step);
}
