import { findQuote } from "@takt/domain/posts/model/find-quote";
import type { Quote } from "@takt/domain/posts/model/note-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import { LazyNotesPanel } from "../notes/lazy-notes-panel";
import { NoteButton } from "../notes/note-button";
import { QuotePlace } from "../notes/quote-place";
import { readPlace } from "../notes/read-place";
import { selectInField } from "./select-in-field";
import type { PostEditorState } from "./use-post-editor";

type Store = Pick<PostEditorState, "store">;

/** The notes about the post in the editor; their places are those of the text as it is typed by then. */
export function DraftNotes({ postId, store }: { postId: string } & Store) {
  return (
    <LazyNotesPanel postId={postId} renderQuote={(quote) => <DraftQuote quote={quote} store={store} />} />
  );
}

function DraftQuote({ quote, store }: { quote: Quote } & Store) {
  const isFound = useLatePart(store, ({ value }) => findQuote(value.content, quote) !== null);
  const show = () => {
    const field = textField();
    const place = findQuote(store.getState().value.content, quote);
    if (field && place) selectInField(field, place);
  };
  return <QuotePlace quote={quote} isFound={isFound} onShow={show} />;
}

/** Begins a note about what is selected in the text of the editor. */
export function DraftNoteButton({ id, post }: { id: string; post: PostView | null }) {
  const readSelected = () => {
    const field = textField();
    return field && readPlace(field.value, { start: field.selectionStart, end: field.selectionEnd });
  };
  return <NoteButton postId={id} exists={post !== null} readSelected={readSelected} />;
}

const textField = () => document.querySelector<HTMLTextAreaElement>("textarea#post-text");
