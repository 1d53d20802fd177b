import { IconButton } from "@takt/ui/icon-button";
import { verbatim } from "@takt/ui/verbatim";
import { X } from "lucide-react";
import { createPendingIds } from "~/features/shared/pending-ids";
import { useT } from "~/i18n/use-t";
import { NoteForm } from "./note-form";
import { newNoteId, useNewNotePlace } from "./use-new-note";
import { useNoteDraft } from "./use-note-draft";
import type { NoteMutations } from "./use-note-mutations";

/** By thread and text: a text that was changed after a lost answer is another note. */
export const pendingNotes = createPendingIds();

type Props = { postId: string; write: NoteMutations["write"]; onAdded: () => void };

/** Begins a thread, about the whole post or about the words that were selected in its text. */
export function NewNote({ postId, write, onAdded }: Props) {
  const { t } = useT("notes");
  const draft = useNoteDraft("new", postId);
  const { place, clearPlace } = useNewNotePlace(postId);
  const send = async (text: string) => {
    const subject = `${postId}:${text}`;
    const id = pendingNotes.of(subject).get();
    if ((await write.run({ id, threadId: null, text, quote: place })) === null) return;
    pendingNotes.delete(subject);
    draft.clear();
    clearPlace();
    onAdded();
  };
  return (
    <div className="grid gap-2">
      {place && (
        <div className="flex items-start justify-between gap-2 rounded-lg bg-surface-2 py-1.5 ps-3 pe-1.5">
          <p className="min-w-0 py-1 text-caption">
            <span className="text-muted-fg">{t("place.about")}: </span>
            <q {...verbatim} className="line-clamp-3 whitespace-pre-line wrap-anywhere">
              {place.text}
            </q>
          </p>
          <IconButton size="sm" label={t("place.remove")} onClick={clearPlace}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
      <NoteForm
        id={newNoteId(postId)}
        draft={draft}
        label={t("form.label")}
        sendLabel={t("form.send")}
        isSending={write.running.some(({ threadId }) => threadId === null)}
        onSend={send}
      />
    </div>
  );
}
