import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";

/** The purpose of a text: a new note on a post, an answer in a thread, or another text of a note, by the id of that. */
export type NoteDraftKind = "new" | "answer" | "edit";

/** The unsent text of a note. It stays in the tab until it is sent. */
export function useNoteDraft(kind: NoteDraftKind, id: string) {
  const { id: userId } = useMe();
  const [text, setText, clear] = useStoredDraft(`note-${kind}:${userId}:${id}`);
  return { text, setText, clear };
}

export type NoteDraft = ReturnType<typeof useNoteDraft>;
