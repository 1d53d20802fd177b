import type { Page } from "@playwright/test";
import { inLanguage, type Language } from "../../fixtures/in-language";
import { expectStep } from "./expect-step";
import type { Step } from "./onboarding-words";

/** Goes to a step by its address. */
export async function openStep(page: Page, language: Language, step: Step): Promise<void> {
  await page.goto(inLanguage(language, `/app/onboarding?step=${step}`));
  await expectStep(page, language, step);
}
