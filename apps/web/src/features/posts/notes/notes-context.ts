import type { NoteMutations } from "./use-note-mutations";

/** What notes are shown with. */
export type NotesContext = {
  mutations: NoteMutations;
  mayWrite: boolean;
  now: Date | null;
  announce: (text: string) => void;
  /** Focuses the notes, after what had the focus is gone. */
  focusNotes: () => void;
};
