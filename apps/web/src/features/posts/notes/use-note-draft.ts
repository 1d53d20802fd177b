import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";

/** What a text is for: a new note about a post, an answer in a thread, or another text of a note, by the id of that. */
export type NoteDraftKind = "new" | "answer" | "edit";

/** What somebody is writing in a note. It stays in the tab until it is sent. */
export function useNoteDraft(kind: NoteDraftKind, id: string) {
  const { id: userId } = useMe();
  const [text, setText, clear] = useStoredDraft(`note-${kind}:${userId}:${id}`);
  return { text, setText, clear };
}

export type NoteDraft = ReturnType<typeof useNoteDraft>;
