import type { Quote } from "@takt/domain/posts/model/note-input";
import { waitForElement } from "@takt/ui/wait-for-element";
import { useMemo } from "react";
import { parseJson } from "~/features/shared/parse-json";
import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";

/** The place that a new note about a post is about. It stays in the tab until the note is sent. */
export function useNewNotePlace(postId: string) {
  const { id: userId } = useMe();
  const [stored, store, clear] = useStoredDraft(`note-place:${userId}:${postId}`);
  const place = useMemo(() => readQuote(parseJson(stored)), [stored]);
  return { place, setPlace: (quote: Quote) => store(JSON.stringify(quote)), clearPlace: clear };
}

/** Returns what begins a note about a place of the post, or about all of it, in the form of the notes. */
export function useStartNote(postId: string): (place: Quote | null) => void {
  const { setPlace } = useNewNotePlace(postId);
  return (place) => {
    if (place) setPlace(place);
    // The notes may be on their way.
    waitForElement(() => {
      const field = document.getElementById(newNoteId(postId));
      field?.focus();
      field?.scrollIntoView({ block: "nearest" });
      return field !== null;
    });
  };
}

/** The id of the field in which a new note about a post is written. */
export const newNoteId = (postId: string) => `new-note-${postId}`;

/** Reads what an earlier version of the page may have stored. */
function readQuote(stored: unknown): Quote | null {
  const { text, before, after, at } = (stored ?? {}) as Record<keyof Quote, unknown>;
  const isQuote = [text, before, after].every((part) => typeof part === "string") && typeof at === "number";
  return isQuote ? (stored as Quote) : null;
}
