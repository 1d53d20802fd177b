import type { Quote } from "@takt/domain/posts/model/note-input";
import type { NotesView } from "@takt/domain/posts/model/note-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useAnnounce } from "@takt/ui/use-announce";
import { ChevronRight } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { LoadError } from "~/features/shared/load-error";
import { useNow } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { NewNote } from "./new-note";
import { NoteThread } from "./note-thread";
import { useNoteMutations } from "./use-note-mutations";
import { useNotes } from "./use-notes";

export type NotesPanelProps = {
  postId: string;
  /** Shows the place of the text that a thread is about. */
  renderQuote: (quote: Quote) => ReactNode;
};

/** Notes of a workspace's members to each other about a post. */
export function NotesPanel({ postId, renderQuote }: NotesPanelProps) {
  const { t } = useT("notes");
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const { announce, region } = useAnnounce();
  const { data, error, isFetching, refetch } = useNotes(postId);
  const mutations = useNoteMutations(postId);
  const now = useNow(30_000);
  const context = { mutations, now, announce, focusNotes: () => panel.current?.focus() };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-3 rounded-xl border border-border bg-surface px-4 py-3 text-sm outline-none"
    >
      <div className="grid gap-0.5">
        <h2 id={titleId} className="font-medium">
          {t("title")}
        </h2>
        <p className="text-caption text-pretty text-muted-fg">{t("intro")}</p>
      </div>
      {data ? (
        <>
          <Threads
            view={data}
            render={(thread) => (
              <NoteThread
                key={thread.id}
                thread={thread}
                context={{ ...context, mayWrite: data.mayWrite }}
                renderQuote={renderQuote}
              />
            )}
          />
          {data.mayWrite && (
            <NewNote postId={postId} write={mutations.write} onAdded={() => announce(t("done.added"))} />
          )}
        </>
      ) : (
        error && <LoadError title={t("failed.load")} query={{ error, isFetching, refetch }} />
      )}
      {region}
    </section>
  );
}

type Thread = NotesView["threads"][number];
type ThreadsProps = { view: NotesView; render: (thread: Thread) => ReactNode };

/** The open threads, and the resolved ones folded below them. */
function Threads({ view: { threads, mayWrite }, render }: ThreadsProps) {
  const { t } = useT("notes");
  const open = threads.filter(({ resolved }) => resolved === null);
  const resolved = threads.filter((thread) => thread.resolved !== null);
  if (threads.length === 0)
    return <p className="text-pretty text-muted-fg">{t(mayWrite ? "empty" : "emptyRead")}</p>;
  return (
    <>
      {open.length > 0 && <ol className="grid gap-3">{open.map(render)}</ol>}
      {resolved.length > 0 && (
        <details className="group/resolved">
          <summary
            className={cn(
              "flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-md pe-1 text-caption text-muted-fg",
              "hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
              focusRing,
            )}
          >
            <ChevronRight
              aria-hidden
              className="size-3.5 transition-transform duration-120 group-open/resolved:rotate-90 motion-reduce:transition-none"
            />
            {t("resolved", { count: resolved.length })}
          </summary>
          <ol className="mt-2 grid gap-3">{resolved.map(render)}</ol>
        </details>
      )}
    </>
  );
}
