import { expect, type Locator, type Page } from "@playwright/test";
import type { Localized } from "../../fixtures/localized";

export type FeedbackDialog = {
  dialog: Locator;
  /** The account menu's button, which has the focus again after the dialog. */
  opener: Locator;
  message: Locator;
  picker: Locator;
  preview: Locator;
  send: Locator;
  reference: Locator;
  type: (type: "bug" | "feedback") => Locator;
  button: (name: string) => Locator;
};

/** Returns the locators of the feedback dialog, whether it is open or not. */
export function feedbackDialog(page: Page, { t }: Localized): FeedbackDialog {
  const dialog = page.getByRole("dialog");
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    opener: page.getByRole("button", { name: t("shell:accountMenu", { name: "" }).trim() }),
    message: dialog.getByRole("textbox", { name: t("feedback:message"), exact: true }),
    picker: dialog.getByTestId("screenshot-picker"),
    preview: dialog.getByRole("img", { name: t("feedback:screenshot.alt"), exact: true }),
    send: button(t("feedback:send")),
    reference: dialog.getByTestId("feedback-reference"),
    type: (type) => dialog.getByRole("radio", { name: t(`feedback:types.${type}`), exact: true }),
    button,
  };
}

/** Opens the feedback dialog from the account menu. */
export async function openFeedback(page: Page, language: Localized): Promise<FeedbackDialog> {
  const feedback = feedbackDialog(page, language);
  await feedback.opener.click();
  await page.getByRole("menuitem", { name: language.t("feedback:open"), exact: true }).click();
  await expect(feedback.message).toBeFocused();
  return feedback;
}
