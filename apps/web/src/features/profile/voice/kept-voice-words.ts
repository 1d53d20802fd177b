import { keptText } from "../../shared/kept-text";

/** The sheet's words, and its version, when the user began to change them. */
export type TypedOn = { was: string; version: number };
type Kept = TypedOn & { text: string };

/** Words of the sheet that the server does not have (yet), on this device; `now`: what the sheet says. */
export function createKeptVoiceWords(userId: string, language: "en" | "de", now: () => TypedOn | null) {
  const key = `voice-words:${userId}:${language}`;
  const read = () => readKept(keptText.read(key));
  const keep = (kept: Kept) => keptText.write(key, JSON.stringify(kept));
  return {
    read: () => read()?.text ?? null,
    write(text: string | null): void {
      const on = read() ?? now();
      if (text === null || on === null) keptText.write(key, "");
      else keep({ text, was: on.was, version: on.version });
    },
    /** Null when nothing is kept. */
    typedOn: (): TypedOn | null => read(),
    /** What is kept is a change of what the sheet says now: a part of it has arrived, or the user wants it anyway. */
    rebase(): void {
      const [kept, on] = [read(), now()];
      if (kept && on) keep({ ...kept, ...on });
    },
  };
}

/** What the browser has kept -> the words; null when nothing usable is kept. */
function readKept(kept: string): Kept | null {
  if (kept === "") return null;
  try {
    const { text, was, version } = JSON.parse(kept) as Partial<Kept>;
    const isUsable = typeof text === "string" && typeof was === "string" && typeof version === "number";
    return isUsable ? { text, was, version } : null;
  } catch {
    return null;
  }
}
