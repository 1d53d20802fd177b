import { expect, type Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";

export type Step = "language" | "welcome" | "connect" | "topics" | "post" | "complete";

/** Expects the focus on a step's heading, which shows that the page is hydrated. */
export async function expectStep(page: Page, { t }: Localized, step: Step): Promise<void> {
  const name = messagePattern(t(`onboarding:${step}.title`, { name: ANY }));
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
}
