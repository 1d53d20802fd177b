import { useId, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import type { usePostActions } from "~/features/posts/parts/actions/use-post-actions";
import { CardFailure } from "~/features/shared/query-card";
import { LocaleLink } from "~/features/shared/locale-link";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { refreshInterval } from "../refresh-interval";
import { NeedRow } from "./need-row";
import { useLeavingRows } from "./use-leaving-rows";
import { useNeedKeys } from "./use-need-keys";
import { useSnooze } from "./use-snooze";

type Actions = ReturnType<typeof usePostActions>;

/** The posts that need an answer or a correction, each with what settles it; nothing while none does. */
export function NeedsYou({ actions }: { actions: Actions }) {
  const { t } = useT("today");
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const query = trpc.posts.needs.useQuery(undefined, { refetchInterval: refreshInterval });
  const { data: overview } = trpc.posts.overview.useQuery();
  const failure = useStickyError(query);
  const snooze = useSnooze();
  const needs = query.data ?? [];
  const rows = useLeavingRows(needs, ({ post, occasion }) => `${post.id} ${occasion}`);
  useNeedKeys(list, rows);
  const more = overview ? overview.needsYou - needs.length : 0;
  if (rows.length === 0 && failure === null) return null;
  return (
    <section id="needs" aria-labelledby={titleId} className="grid min-w-0 scroll-mt-4 gap-2.5">
      <h2 id={titleId} tabIndex={-1} className="text-base/6 outline-hidden sm:text-sm/5">
        {t("needs.title")}
      </h2>
      {rows.length === 0 ? (
        <CardFailure
          failed={t("needs.failed")}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ul
          ref={list}
          className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-surface"
        >
          {rows.map(({ key, row, isLeaving }) => (
            <NeedRow key={key} needed={row} isLeaving={isLeaving} actions={actions} onLater={snooze} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <LocaleLink href="/app/posts" className="justify-self-start link">
          {t("needs.more", { count: more })}
        </LocaleLink>
      )}
    </section>
  );
}
