import type { NoteMutations } from "./use-note-mutations";

/** Values shared by all notes. */
export type NotesContext = {
  mutations: NoteMutations;
  mayWrite: boolean;
  now: Date | null;
  announce: (text: string) => void;
  /** Focuses the notes, after what had the focus is gone. */
  focusNotes: () => void;
};
