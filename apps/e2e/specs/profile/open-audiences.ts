import type { Page } from "@playwright/test";
import { inLanguage, type Language } from "../../fixtures/in-language";
import { expect, type World } from "../../fixtures/world";

const WORDS = {
  en: {
    title: "Saved audiences",
    new: "New audience",
    newTitle: "New audience",
    editTitle: "Edit audience",
    name: "Name",
    description: "Description",
    save: "Save",
    cancel: "Cancel",
    undo: "Undo",
    retry: "Try again",
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    restore: (name: string) => `Restore ${name}`,
    saved: (name: string) => `“${name}” saved`,
    deleted: (name: string) => `“${name}” deleted`,
    restored: (name: string) => `“${name}” restored`,
    recently: (count: number) => `Recently deleted (${count})`,
    empty: "No saved audiences yet",
    failed: "The target audience could not be saved or deleted",
    loadFailed: "Failed to load your audiences",
    kept: "What you wrote is kept here.",
    noName: "Give the audience a name.",
    noDescription: "Describe the audience in a few words.",
    nameTooLong: "The name takes at most 80 characters.",
    descriptionTooLong: "The description takes at most 1,000 characters.",
    takeTheirs: "Load latest version",
    saveMine: "Save my version",
    saveAsNew: "Save as new audience",
    gone: "This target audience no longer exists.",
    full: "You have saved 50 target audiences.",
  },
  de: {
    title: "Gespeicherte Zielgruppen",
    new: "Neue Zielgruppe",
    newTitle: "Neue Zielgruppe",
    editTitle: "Zielgruppe bearbeiten",
    name: "Name",
    description: "Beschreibung",
    save: "Speichern",
    cancel: "Abbrechen",
    undo: "Rückgängig",
    retry: "Erneut versuchen",
    edit: (name: string) => `${name} bearbeiten`,
    delete: (name: string) => `${name} löschen`,
    restore: (name: string) => `${name} wiederherstellen`,
    saved: (name: string) => `„${name}“ gespeichert`,
    deleted: (name: string) => `„${name}“ gelöscht`,
    restored: (name: string) => `„${name}“ wiederhergestellt`,
    recently: (count: number) => `Kürzlich gelöscht (${count})`,
    empty: "Noch keine Zielgruppe gespeichert",
    failed: "Die Zielgruppe konnte nicht gespeichert oder gelöscht werden",
    loadFailed: "Ihre Zielgruppen konnten nicht geladen werden",
    kept: "Was Sie geschrieben haben, bleibt hier stehen.",
    noName: "Geben Sie der Zielgruppe einen Namen.",
    noDescription: "Beschreiben Sie die Zielgruppe in wenigen Worten.",
    nameTooLong: "Der Name darf höchstens 80 Zeichen lang sein.",
    descriptionTooLong: "Die Beschreibung darf höchstens 1.000 Zeichen lang sein.",
    takeTheirs: "Neuesten Stand laden",
    saveMine: "Meine Fassung speichern",
    saveAsNew: "Als neue Zielgruppe speichern",
    gone: "Diese Zielgruppe gibt es nicht mehr.",
    full: "Sie haben 50 Zielgruppen gespeichert.",
  },
};

/** The profile with its saved audiences, alive: what they say, and what the tests touch. */
export async function openAudiences(page: Page, language: Language) {
  const w = WORDS[language];
  await page.goto(inLanguage(language, "/app/user/profile"));
  const section = page.getByRole("region", { name: w.title, exact: true });
  await expect(section).toBeVisible();
  await page.waitForLoadState("networkidle");
  const dialog = page.getByRole("dialog");
  return {
    w,
    section,
    heading: section.getByRole("heading", { name: w.title, exact: true }),
    newOne: section.getByRole("button", { name: w.new, exact: true }),
    rowOf: (name: string) => section.getByTestId("audience").filter({ hasText: name }),
    rows: section.getByTestId("audience"),
    act: (label: string) => section.getByRole("button", { name: label, exact: true }),
    dialog,
    name: dialog.getByLabel(w.name, { exact: true }),
    description: dialog.getByLabel(w.description, { exact: true }),
    press: (label: string) => dialog.getByRole("button", { name: label, exact: true }).click(),
    alert: dialog.getByRole("alert"),
  };
}

/** Audiences that are there already. */
export async function seedAudiences({ db, user }: World, ...names: string[]) {
  const { id: userId, workspaceId } = user;
  await db.audience.createMany({
    data: names.map((name) => ({ userId, workspaceId, name, description: `About ${name}` })),
  });
}
