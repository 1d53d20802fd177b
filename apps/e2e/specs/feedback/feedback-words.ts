import { expect, type Locator, type Page } from "@playwright/test";

export const WORDS = {
  en: {
    open: "Feedback",
    message: "Message",
    bug: "Bug Report",
    feedback: "Feedback",
    page: "Sent along, this page:",
    removePage: "Do not send the page along",
    remove: "Remove screenshot",
    preview: "Your screenshot",
    send: "Send",
    done: "Done",
    thanks: "Thank you for your feedback",
    empty: "Please write a message.",
    tooLong: "The message is too long: at most 2,000 characters.",
    count: (length: string) => `${length} / 2,000`,
    wrongType: "Invalid file type: use a PNG, JPG or WebP image.",
    failed: "Failed to submit feedback. Please try again.",
    because: "Something went wrong. Error id: E-1",
  },
  de: {
    open: "Feedback",
    message: "Nachricht",
    bug: "Fehlerbericht",
    feedback: "Feedback",
    page: "Wird mitgesendet, diese Seite:",
    removePage: "Seite nicht mitsenden",
    remove: "Screenshot entfernen",
    preview: "Ihr Screenshot",
    send: "Senden",
    done: "Fertig",
    thanks: "Vielen Dank für Ihr Feedback",
    empty: "Bitte schreiben Sie eine Nachricht.",
    tooLong: "Die Nachricht ist zu lang: höchstens 2.000 Zeichen.",
    count: (length: string) => `${length} / 2.000`,
    wrongType: "Ungültiger Dateityp: Verwenden Sie ein Bild als PNG, JPG oder WebP.",
    failed: "Das Feedback konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
    because: "Etwas ist schiefgegangen. Fehlernummer: E-1",
  },
};

/** Opens the dialog from the page; answers it, with its field and its button. */
export async function openFeedback(
  page: Page,
  words: (typeof WORDS)["en"],
): Promise<{ dialog: Locator; message: Locator; send: Locator; opener: Locator }> {
  const opener = page.getByRole("button", { name: words.open, exact: true });
  const dialog = page.getByRole("dialog");
  await opener.click();
  const message = dialog.getByRole("textbox", { name: words.message, exact: true });
  await expect(message).toBeFocused();
  return { dialog, message, opener, send: dialog.getByRole("button", { name: words.send, exact: true }) };
}
