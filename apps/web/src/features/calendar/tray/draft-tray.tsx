import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "~/features/shared/locale-link";
import { DraftCard } from "./draft-card";
import { DRAFTS_IN_TRAY } from "./drafts-in-tray";

/** The drafts beside the calendar, on wide screens: each is dragged to its time, or scheduled by its button. */
export function DraftTray({ onSchedule }: { onSchedule: (draft: PostSummary) => void }) {
  const { t } = useT("calendar");
  const titleId = useId();
  const { data, isPending } = trpc.posts.list.useQuery(DRAFTS_IN_TRAY);
  const drafts = data?.posts ?? [];
  return (
    <section
      aria-labelledby={titleId}
      className="-me-5 flex max-h-[max(24rem,calc(100dvh-9rem))] flex-col gap-2 overflow-y-auto border-s border-border bg-sunk p-3 max-xl:hidden"
    >
      <h2 id={titleId} className="flex justify-between px-1 text-sm/6">
        {t("tray.title")}
        <LocaleLink
          href="/app/posts?status=draft"
          className="text-caption font-normal text-muted-fg hover:text-foreground"
        >
          {t("tray.all")}
        </LocaleLink>
      </h2>
      {isPending && <Skeleton className="h-16 rounded-lg" />}
      {!isPending && drafts.length === 0 && (
        <p className="px-1 text-caption text-muted-fg">{t("tray.empty")}</p>
      )}
      {drafts.length > 0 && (
        <>
          <ul className="grid gap-2">
            {drafts.map((draft) => (
              <li key={draft.id} className="grid">
                <DraftCard draft={draft} onSchedule={() => onSchedule(draft)} />
              </li>
            ))}
          </ul>
          <p className="px-1 text-xs text-muted-fg">{t("tray.hint")}</p>
        </>
      )}
    </section>
  );
}
