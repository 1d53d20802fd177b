import type { NoteView } from "@takt/domain/posts/model/note-view";
import { Avatar } from "@takt/ui/avatar";
import { useRef, useState } from "react";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { useT } from "~/i18n/use-t";
import { DeleteNoteDialog } from "./delete-note-dialog";
import { NoteForm } from "./note-form";
import { NoteMenu } from "./note-menu";
import { NoteText } from "./note-text";
import type { NotesContext } from "./notes-context";
import { useNoteDraft } from "./use-note-draft";
import { WriterName } from "./writer-name";

type Props = { note: NoteView; hasAnswers?: boolean; context: NotesContext };

/** A note: who wrote it, when, and what; one's own with a menu. */
export function NoteItem({ note, hasAnswers = false, context }: Props) {
  const { t } = useT("notes");
  const root = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const edit = useEdit(note, context, () => root.current?.focus());
  const { by, at, editedAt, isDeleted } = note;
  const isOwn = note.isSelf && !isDeleted && context.mayWrite;
  return (
    <article ref={root} tabIndex={-1} className="group grid gap-1 outline-none" data-testid="note">
      <div className="flex min-h-7 items-center gap-2">
        <Avatar name={by?.name || "?"} src={by?.image ?? null} className="size-6 text-[0.625rem]" />
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-caption">
          <WriterName by={by} />
          <span className="text-muted-fg">
            <TimeAgo at={at} now={context.now} />
            {editedAt && !isDeleted && <> · {t("edited")}</>}
          </span>
        </p>
        {isOwn && <NoteMenu onEdit={edit.start} onDelete={() => setAsked(true)} />}
      </div>
      <div className="ps-8">
        {isDeleted ? (
          <p className="text-muted-fg italic">{t("deleted")}</p>
        ) : isOwn && edit.isOpen ? (
          <NoteForm
            draft={edit.draft}
            label={t("form.editLabel")}
            sendLabel={t("form.save")}
            autoFocus={edit.isStarted}
            isSending={context.mutations.edit.running.some(({ id }) => id === note.id)}
            onSend={edit.save}
            onCancel={edit.end}
          />
        ) : (
          <NoteText text={note.text} mentions={note.mentions} />
        )}
      </div>
      {isAsked && (
        <DeleteNoteDialog
          id={note.id}
          hasAnswers={hasAnswers}
          context={context}
          onClose={() => setAsked(false)}
        />
      )}
    </article>
  );
}

/** The text of one's own note while it is changed; one that was being changed before a reload still is. */
function useEdit({ id, text }: NoteView, { mutations, announce }: NotesContext, focusNote: () => void) {
  const { t } = useT("notes");
  const draft = useNoteDraft("edit", id);
  const [isStarted, setStarted] = useState(false);
  const end = () => {
    setStarted(false);
    draft.clear();
    focusNote();
  };
  return {
    draft,
    isStarted,
    isOpen: isStarted || draft.text !== "",
    start() {
      if (draft.text === "") draft.setText(text);
      setStarted(true);
    },
    end,
    async save(next: string) {
      if ((await mutations.edit.run({ id, text: next })) === null) return;
      end();
      announce(t("done.changed"));
    },
  };
}
