import { expect, type Page } from "@playwright/test";
import type { Language } from "../../fixtures/in-language";
import { WORDS, type Step } from "./onboarding-words";

/** A step's heading has the focus: the page has come alive. */
export async function expectStep(page: Page, language: Language, step: Step): Promise<void> {
  const name = WORDS[language].steps[step];
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
}
