import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { inLanguage, type Language } from "../../fixtures/in-language";
import { expect, type World } from "../../fixtures/world";
import { VOICE_WORDS } from "./voice-words";

/** Sentences of six words, one of three first lines asks, one emoji in all; they say Sie. */
const POSTS = [
  "Und was denken Sie über das?",
  "Das ist für alle hier neu. 🚀",
  "Hier zeige ich Ihnen den Weg.",
];

/** So many published posts of the user's own words. */
export async function publishPosts({ db, user }: World, count = POSTS.length) {
  for (const content of POSTS.slice(0, count)) await createPost(db, user, { status: "published", content });
}

/** The profile with the card of the writing style, alive: what it says, and what the tests touch. */
export async function openVoice(page: Page, world: World, language: Language) {
  const w = VOICE_WORDS[language];
  await page.goto(inLanguage(language, "/app/user/profile"));
  const card = page.getByRole("region", { name: w.title, exact: true });
  await expect(card).toBeVisible();
  await page.waitForLoadState("networkidle");
  const dialog = page.getByRole("alertdialog");
  return {
    w,
    card,
    heading: card.getByRole("heading", { name: w.title, exact: true }),
    button: (name: string) => card.getByRole("button", { name, exact: true }),
    use: card.getByRole("switch", { name: w.use, exact: true }),
    english: card.getByLabel(w.english, { exact: true }),
    german: card.getByLabel(w.german, { exact: true }),
    saved: card.locator("[data-save-state=saved]"),
    failed: card.locator("[data-save-state=failed]"),
    invalid: card.locator("[data-save-state=invalid]"),
    dialog,
    answer: (name: string) => dialog.getByRole("button", { name, exact: true }).click(),
    row: () => world.db.voiceSheet.findUnique({ where: { userId: world.user.id } }),
  };
}
