import { vi } from "vitest";
import { createFieldSaver, type FieldDraftStorage } from "./field-saver";

/** A field, and a server that answers when told to; timers are to be fake. */
export function makeField(saved = "a", draftStorage?: FieldDraftStorage<string>) {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const saver = createFieldSaver<string>({
    saved,
    delayMs: 800,
    isValid: (value) => value !== "",
    draftStorage,
    save(value) {
      sent.push(value);
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
  });
  const answer = async (error?: unknown) => {
    const next = answers.shift()!;
    if (error) next.reject(error);
    else next.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, answer, status: () => saver.read().state.status };
}
