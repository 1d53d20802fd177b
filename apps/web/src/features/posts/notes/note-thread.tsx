import type { Quote } from "@takt/domain/posts/model/note-input";
import type { NoteThread as Thread } from "@takt/domain/posts/model/note-view";
import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import { Check, Reply, RotateCcw } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { TimeAgo } from "~/features/shared/time/time-ago";
import { useT } from "~/i18n/use-t";
import { AnswerForm, useAnswer } from "./answer-form";
import { NoteItem } from "./note-item";
import type { NotesContext } from "./notes-context";

type Props = {
  thread: Thread;
  context: NotesContext;
  renderQuote: (quote: Quote) => ReactNode;
};

/** The place of the text that a thread is about, its notes, and what is done with it. */
export function NoteThread({ thread, context, renderQuote }: Props) {
  const { t } = useT("notes");
  const answerButton = useRef<HTMLButtonElement>(null);
  const answer = useAnswer(thread, context, () => answerButton.current?.focus());
  const { id, quote, resolved, answers } = thread;
  const { mutations, mayWrite, focusNotes } = context;
  const isChanging = mutations.setState.running.some((running) => running.id === id);
  const setResolved = (isResolved: boolean) => {
    // The button goes to another list with its thread.
    focusNotes();
    void mutations.setState.run({ id, isResolved });
  };
  return (
    <li className="grid gap-2 border-t border-border pt-3" data-testid="note-thread">
      {quote && renderQuote(quote)}
      <NoteItem note={thread} hasAnswers={answers.length > 0} context={context} />
      {answers.length > 0 && (
        <ol aria-label={t("answers")} className="ms-3 grid gap-2 border-s border-border ps-3">
          {answers.map((one) => (
            <li key={one.id}>
              <NoteItem note={one} context={context} />
            </li>
          ))}
        </ol>
      )}
      {resolved && <ResolvedLine resolved={resolved} now={context.now} />}
      {mayWrite && answer.isOpen && <AnswerForm answer={answer} thread={thread} context={context} />}
      {mayWrite && !answer.isOpen && (
        <div className="flex flex-wrap gap-1 ps-6">
          <Button ref={answerButton} size="sm" variant="ghost" onClick={answer.start}>
            <Reply aria-hidden />
            {t("act.answer")}
          </Button>
          <Button size="sm" variant="ghost" loading={isChanging} onClick={() => setResolved(!resolved)}>
            {resolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {t(resolved ? "act.reopen" : "act.resolve")}
          </Button>
        </div>
      )}
    </li>
  );
}

type ResolvedProps = { resolved: NonNullable<Thread["resolved"]>; now: Date | null };

function ResolvedLine({ resolved: { at, by }, now }: ResolvedProps) {
  const { t } = useT("notes");
  return (
    <p className="ps-8 text-caption text-muted-fg">
      {by === null ? t("resolvedByGone") : withVerbatim(by, (name) => t("resolvedBy", { name }))} ·{" "}
      <TimeAgo at={at} now={now} />
    </p>
  );
}
