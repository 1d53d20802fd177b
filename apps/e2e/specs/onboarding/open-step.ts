import type { Page } from "@playwright/test";
import type { Localized } from "../../fixtures/in-language";
import { expectStep, type Step } from "./expect-step";

/** Goes to a step by its address. */
export async function openStep(page: Page, localized: Localized, step: Step): Promise<void> {
  await page.goto(localized.at(`/app/onboarding?step=${step}`));
  await expectStep(page, localized, step);
}
