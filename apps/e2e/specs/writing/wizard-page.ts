import type { Locator, Page } from "@playwright/test";
import { inLanguage, type Language } from "../../fixtures/in-language";
import { expect, type World } from "../../fixtures/world";
import { WRITING_WORDS } from "./writing-words";

/** The wizard's page, as a person meets it. */
export function wizardPage(page: Page, language: Language) {
  const t = WRITING_WORDS[language];
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const stepHeading = (step: number) => page.getByRole("heading", { name: t.steps[step - 1]!, exact: true });
  // The offer to go on with another one has such a button, too.
  const next = page.locator("form").getByRole("button", { name: t.continue, exact: true });
  const result = page.getByTestId("writing-result");
  return {
    button,
    next,
    stepHeading,
    result,
    topic: page.getByRole("textbox", { name: t.topic, exact: true }),
    text: result.getByTestId("result-text"),
    tick: page.getByRole("checkbox", { name: t.reviewed, exact: true }),
    async open(world: World, query = "") {
      await world.login(page);
      await page.goto(`${inLanguage(language, "/app/content/create")}?tab=ai${query}`);
    },
    /** A card is chosen by a click on its words. */
    async choose(name: RegExp): Promise<Locator> {
      const card = page.getByRole("radio", { name });
      await page.locator("form label").filter({ hasText: name }).click();
      await expect(card).toBeChecked();
      return card;
    },
    async toStep(step: number) {
      await next.click();
      await expect(stepHeading(step)).toBeFocused();
    },
    /** From the first step, with defaults, to the text or what became of it. */
    async generate(topic: string) {
      await page.getByRole("textbox", { name: t.topic, exact: true }).fill(topic);
      for (const step of [2, 3, 4]) await this.toStep(step);
      await button(t.generate).click();
    },
  };
}
