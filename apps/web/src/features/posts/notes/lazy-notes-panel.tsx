import { createLazyPart } from "@takt/ui/lazy-part";
import type { NotesPanelProps } from "./notes-panel";
import { useHasNotes } from "./use-notes";

const panel = createLazyPart(() => import("./notes-panel"));

/** The notes about a post, on a place that they have before their script is there; nothing in a personal workspace without any. */
export function LazyNotesPanel(props: NotesPanelProps) {
  return useHasNotes(props.postId) ? <Panel {...props} /> : null;
}

function Panel(props: NotesPanelProps) {
  const part = panel.usePart(true);
  return <div className="min-h-56">{part && <part.NotesPanel {...props} />}</div>;
}
