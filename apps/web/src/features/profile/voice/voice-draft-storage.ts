import { draftStorage } from "../../shared/draft-storage";

/** The sheet's words, and its version, when the user began to change them. */
export type DraftBase = { was: string; version: number };
type StoredDraft = DraftBase & { text: string };

/** Words of the sheet that the server does not have (yet), on this device; `now`: what the sheet says. */
export function createVoiceDraftStorage(userId: string, language: "en" | "de", now: () => DraftBase | null) {
  const key = `voice-words:${userId}:${language}`;
  const read = () => parseStoredDraft(draftStorage.read(key));
  const keep = (stored: StoredDraft) => draftStorage.write(key, JSON.stringify(stored));
  return {
    read: () => read()?.text ?? null,
    write(text: string | null): void {
      const on = read() ?? now();
      if (text === null || on === null) draftStorage.write(key, "");
      else keep({ text, was: on.was, version: on.version });
    },
    /** Null when nothing is stored. */
    draftBase: (): DraftBase | null => read(),
    /** What is stored is a change of what the sheet says now: a part of it has arrived, or the user wants it anyway. */
    rebase(): void {
      const [stored, on] = [read(), now()];
      if (stored && on) keep({ ...stored, ...on });
    },
  };
}

/** What the browser has stored -> the words; null when nothing usable is stored. */
function parseStoredDraft(stored: string): StoredDraft | null {
  if (stored === "") return null;
  try {
    const { text, was, version } = JSON.parse(stored) as Partial<StoredDraft>;
    const isUsable = typeof text === "string" && typeof was === "string" && typeof version === "number";
    return isUsable ? { text, was, version } : null;
  } catch {
    return null;
  }
}
