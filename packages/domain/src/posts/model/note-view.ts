import type { Quote } from "./note-input";

/** A note as members of the workspace read it. */
export type NoteView = {
  id: string;
  /** Its writer; null when the account is gone. The name of a guest is empty once it is purged. */
  by: { name: string | null; image: string | null; isGuest: boolean } | null;
  isSelf: boolean;
  /** Empty where it is deleted. */
  text: string;
  at: Date;
  editedAt: Date | null;
  isDeleted: boolean;
  /** The members whom it mentions; their names of then stand in the text after an @. */
  mentions: { userId: string; name: string }[];
};

/** A note that began a thread, and the answers to it, the oldest first. */
export type NoteThread = NoteView & {
  /** The place of the text that it is about; null for the whole post. */
  quote: Quote | null;
  /** When, and by whom, it was resolved; null while it is open. */
  resolved: { at: Date; by: string | null } | null;
  answers: NoteView[];
};

/** All notes about a post. */
export type NotesView = {
  /** The oldest first. */
  threads: NoteThread[];
  /** Whether the reader may write, answer and resolve. */
  mayWrite: boolean;
};
