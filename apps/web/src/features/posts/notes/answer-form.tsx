import type { NoteThread } from "@takt/domain/posts/model/note-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useT } from "~/i18n/use-t";
import { pendingNotes } from "./new-note";
import { NoteForm } from "./note-form";
import type { NotesContext } from "./notes-context";
import { useNoteDraft } from "./use-note-draft";

/** An answer in a thread; one that was being written before a reload still is. */
export function useAnswer(
  { id: threadId }: NoteThread,
  { mutations, announce }: NotesContext,
  focusButton: () => void,
) {
  const { t } = useT("notes");
  const draft = useNoteDraft("answer", threadId);
  const [isStarted, setStarted] = useState(false);
  const end = () => {
    flushSync(() => {
      setStarted(false);
      draft.clear();
    });
    focusButton();
  };
  return {
    draft,
    isStarted,
    isOpen: isStarted || draft.text !== "",
    start: () => setStarted(true),
    end,
    async send(text: string) {
      const subject = `${threadId}:${text}`;
      const id = pendingNotes.of(subject).get();
      if ((await mutations.write.run({ id, threadId, text, quote: null })) === null) return;
      pendingNotes.delete(subject);
      end();
      announce(t("done.answered"));
    },
  };
}

type Props = { answer: ReturnType<typeof useAnswer>; thread: NoteThread; context: NotesContext };

/** Writes an answer in a thread, which opens that again. */
export function AnswerForm({ answer, thread: { id, by }, context }: Props) {
  const { t } = useT("notes");
  return (
    <div className="ps-8">
      <NoteForm
        draft={answer.draft}
        label={
          by?.name
            ? withVerbatim(by.name, (name) => t("form.answerLabel", { name }))
            : t("form.answerLabel", { name: t(by ? "unnamed" : "gone") })
        }
        sendLabel={t("form.answer")}
        autoFocus={answer.isStarted}
        isSending={context.mutations.write.running.some(({ threadId }) => threadId === id)}
        onSend={answer.send}
        onCancel={answer.end}
      />
    </div>
  );
}
