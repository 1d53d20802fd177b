import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";

/** The unsent note about a post's approval. It stays in the tab until it is sent. */
export function useNote(kind: "request" | "decision", postId: string) {
  const { id: userId } = useMe();
  const [note, setNote, clear] = useStoredDraft(`approval-${kind}:${userId}:${postId}`);
  return { note, setNote, clear };
}
