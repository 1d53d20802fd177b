import type { NoteThread, NoteView } from "@takt/domain/posts/model/note-view";
import { Avatar } from "@takt/ui/avatar";
import { Badge } from "@takt/ui/badge";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Check } from "lucide-react";
import { useId } from "react";
import type { Clock } from "~/features/shared/time/make-clock";
import { useT } from "~/i18n/use-t";
import type { ReviewActions } from "../answer/use-review-actions";
import { ReplyForm } from "./reply-form";

type Props = {
  threads: readonly NoteThread[];
  clock: Pick<Clock, "dateTime">;
  onReply: ReviewActions["writeNote"];
};

/** The notes that were written by this link, with what the workspace has answered; nothing without any. */
export function NoteThreads({ threads, clock, onReply }: Props) {
  const { t } = useT("reviews");
  const titleId = useId();
  const nameOf = useNoteName();
  if (threads.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3 text-sm">
      <h2 id={titleId} className="text-base/6">
        {t("guest.notes")}
      </h2>
      <ul className="grid gap-3">
        {threads.map((thread) => (
          <li key={thread.id} className="grid gap-3 rounded-xl border border-border bg-surface p-4">
            {thread.resolved && (
              <Badge tone="green" className="justify-self-start">
                <Check aria-hidden />
                {t("guest.resolved")}
              </Badge>
            )}
            {thread.quote && (
              <p className="line-clamp-2 border-s-2 border-border-strong ps-3 text-caption text-muted-fg">
                {withVerbatim(thread.quote.text, (text) => t("guest.quote", { text }))}
              </p>
            )}
            {[thread, ...thread.answers].map((note) => (
              <Note key={note.id} note={note} name={nameOf(note)} time={clock.dateTime(note.at)} />
            ))}
            <ReplyForm threadId={thread.id} to={nameOf(thread)} onReply={onReply} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useNoteName(): (note: NoteView) => string {
  const { t } = useT("reviews");
  return ({ by }) => by?.name || t(by?.isGuest ? "guest.guest" : "guest.someone");
}

function Note({ note, name, time }: { note: NoteView; name: string; time: string }) {
  const { t } = useT("reviews");
  return (
    <article className="flex gap-2.5">
      <Avatar name={name} src={null} className="size-7 text-xs" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span {...verbatim} className="font-medium wrap-anywhere">
            {name}
          </span>
          <time dateTime={note.at.toISOString()} className="text-caption text-muted-fg tabular-nums">
            {time}
          </time>
        </p>
        {note.isDeleted ? (
          <p className="text-muted-fg italic">{t("guest.deleted")}</p>
        ) : (
          <p {...verbatim} className="whitespace-pre-line wrap-anywhere">
            {note.text}
          </p>
        )}
      </div>
    </article>
  );
}
