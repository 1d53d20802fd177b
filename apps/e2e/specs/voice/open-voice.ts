import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import type { Localized } from "../../fixtures/localized";
import { expect, type World } from "../../fixtures/world";

/** Posts with sentences of six words, a question as one of three first lines, one emoji and the formal Sie. */
const POSTS = [
  "Und was denken Sie über das?",
  "Das ist für alle hier neu. 🚀",
  "Hier zeige ich Ihnen den Weg.",
];

/** Creates published posts that the user has written. */
export async function seedPublishedPosts({ db, user }: World, count = POSTS.length) {
  for (const content of POSTS.slice(0, count)) await createPost(db, user, { status: "published", content });
}

/** Opens the profile and returns the locators of the writing style card. */
export async function openVoice(page: Page, world: World, { t, at }: Localized) {
  await page.goto(at("/app/user/profile"));
  const card = page.getByRole("region", { name: t("voice:title"), exact: true });
  await expect(card).toBeVisible();
  const button = (name: string) => card.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("alertdialog");
  return {
    card,
    heading: card.getByRole("heading", { name: t("voice:title"), exact: true }),
    create: button(t("voice:none.create")),
    again: button(t("voice:again.button")),
    delete: button(t("voice:delete.button")),
    retry: button(t("common:retry")),
    takeSaved: button(t("voice:words.takeSaved")),
    use: card.getByRole("switch", { name: t("voice:use.label"), exact: true }),
    english: card.getByLabel(t("voice:words.en"), { exact: true }),
    german: card.getByLabel(t("voice:words.de"), { exact: true }),
    saved: card.locator("[data-save-state=saved]"),
    failed: card.locator("[data-save-state=failed]"),
    invalid: card.locator("[data-save-state=invalid]"),
    dialog,
    /** Returns the open confirmation dialog about the sheet. */
    confirmation: (about: "again" | "delete") =>
      page.getByRole("alertdialog", { name: t(`voice:${about}.title`), exact: true }),
    answer: (name: string) => dialog.getByRole("button", { name, exact: true }).click(),
    row: () => world.db.voiceSheet.findUnique({ where: { userId: world.user.id } }),
  };
}
