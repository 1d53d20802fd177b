import type { Locator, Page } from "@playwright/test";
import { berlinTime } from "../../fixtures/berlin-time";
import type { Localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, type World } from "../../fixtures/world";

const STEPS = ["basics", "style", "final", "review"] as const;
const DAY_MS = 86_400_000;

/** Returns midday two days from now, which is never ambiguous because of daylight saving. */
export function middayInTwoDays(): Date {
  return new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 2.5 * DAY_MS);
}

/** Returns the locators of the wizard's page. */
export function wizardPage(page: Page, { t, at }: Localized) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const stepHeading = (step: number) =>
    page.getByRole("heading", { name: t(`writing:steps.${STEPS[step - 1]!}.name`), exact: true });
  const form = page.locator("form");
  // The offer to continue another composition also has such a button.
  const next = form.getByRole("button", { name: t("writing:steps.continue"), exact: true });
  const result = page.getByTestId("writing-result");
  const topic = page.getByRole("textbox", { name: t("writing:fields.topic"), exact: true });

  async function toStep(step: number): Promise<void> {
    await next.click();
    await expect(stepHeading(step)).toBeFocused();
  }

  return {
    button,
    next,
    stepHeading,
    result,
    topic,
    toStep,
    resultHeading: result.getByRole("heading", { name: t("writing:result.title"), exact: true }),
    text: result.getByTestId("result-text"),
    outlineBadge: result.getByText(t("writing:result.outline"), { exact: true }),
    tick: page.getByRole("checkbox", { name: t("posts:review.label"), exact: true }),

    /** Signs the world's user in and opens the assistant. */
    async open(world: World): Promise<void> {
      await world.login(page);
      await page.goto(`${at("/app/content/create")}?tab=ai`);
    },

    /** Waits until the text is being written and its first words are visible. */
    async expectFirstText(): Promise<void> {
      const streamed = result.getByTestId("writing-text");
      await expect(streamed).toBeVisible();
      await expect(streamed).not.toHaveText(t("writing:result.waiting"));
      await expect(streamed).toHaveText(/\S \S/);
    },

    /** The version that is shown. */
    async expectVersion(number: number, total: number): Promise<void> {
      const versions = result.getByRole("group", { name: t("writing:result.versions"), exact: true });
      await expect(versions.getByText(t("writing:result.version", { number, total }))).toBeVisible();
    },

    /** Chooses a card by a click on its text. */
    async choose(name: string): Promise<Locator> {
      const card = page.getByRole("radio", { name, exact: true });
      await form.getByText(name, { exact: true }).click();
      await expect(card).toBeChecked();
      return card;
    },

    /** Completes the steps with defaults and generates the text. */
    async generate(about: string): Promise<void> {
      await topic.fill(about);
      for (const step of [2, 3, 4]) await toStep(step);
      await button(t("writing:generate.first")).click();
    },

    /** Schedules the text that is shown. */
    async schedule(instant: Date): Promise<void> {
      const { date, time } = berlinTime(instant);
      await button(t("posts:actions.schedule")).click();
      const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
      await dialog.getByLabel(t("posts:schedule.date"), { exact: true }).fill(date);
      await dialog.getByLabel(t("posts:schedule.time"), { exact: true }).fill(time);
      await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
      const scheduled = messagePattern(t("posts:done.scheduled", { when: ANY }));
      await expect(page.getByText(scheduled).first()).toBeVisible();
    },
  };
}
