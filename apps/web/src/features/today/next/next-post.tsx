import { dayIn } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { buttonStyle } from "@takt/ui/button-style";
import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { Eye, Pencil } from "lucide-react";
import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "~/features/shared/locale-link";
import { PostMenu } from "~/features/posts/parts/actions/post-menu";
import type { usePostActions } from "~/features/posts/parts/actions/use-post-actions";
import { excerpt } from "~/features/posts/parts/post-summary";
import { MoveButton } from "~/features/posts/parts/move-popover/move-button";
import { RehearsalNote } from "~/features/posts/parts/rehearsal-note";
import { HeldBackNote, SHOWN_AS_HELD_BACK } from "~/features/posts/parts/status/status-notes";
import { useCountdownText } from "~/features/posts/parts/use-countdown-text";
import { QueryCard } from "~/features/shared/query-card";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { useCan } from "~/features/shared/use-can";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { weekdayName } from "~/features/shared/time/day-names";
import { KeyHint } from "./key-hint";
import { type Next, NextFacts } from "./next-facts";
import { useNextKeys } from "./use-next-keys";
import { refreshInterval } from "../refresh-interval";

type Actions = ReturnType<typeof usePostActions>;

/** The post that goes out next: when, what, and whether it is ready. */
export function NextPost({ actions }: { actions: Actions }) {
  const { t } = useT("today");
  const query = trpc.posts.next.useQuery(undefined, { refetchInterval: refreshInterval });
  return (
    <QueryCard
      shape="section"
      title={t("next.title")}
      query={query}
      failed={t("next.failed")}
      skeleton={<Skeleton className="h-26 rounded-xl" />}
      aside={(post) => <Countdown post={post ?? null} />}
    >
      {(post) => (post ? <Post post={post} actions={actions} /> : <NothingScheduled />)}
    </QueryCard>
  );
}

/** Not announced: a countdown that is read out every minute disturbs. */
function Countdown({ post }: { post: Next | null }) {
  const { t } = useT("today");
  const countdown = useCountdownText();
  const now = useNow(5_000);
  if (!post) return null;
  return (
    <p aria-live="off" data-testid="next-countdown" className="me-auto text-muted-fg tabular-nums">
      {post.heldBack ? t("next.held") : now && countdown(post.dueAt, now)}
    </p>
  );
}

function Post({ post, actions }: { post: Next; actions: Actions }) {
  const { t } = useT(["today", "posts"]);
  const clock = useClock();
  const day = useDayText();
  const { zone } = useMe();
  const text = excerpt(post.excerpt, 220);
  const card = useRef<HTMLDivElement>(null);
  useNextKeys(card);
  return (
    <div
      ref={card}
      className="grid items-center gap-x-5 gap-y-3 rounded-xl border border-border bg-surface p-4 @min-[34rem]/main:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] @min-[46rem]/main:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)_auto]"
    >
      <p className="grid tabular-nums max-sm:flex max-sm:items-baseline max-sm:gap-2.5 @min-[34rem]/main:border-e @min-[34rem]/main:border-border @min-[34rem]/main:pe-5">
        <span className="text-[1.75rem]/8 font-semibold tracking-[-0.03em]">
          {clock.time(post.scheduledAt, post.zone)}
        </span>
        <span className="font-medium text-secondary-text">{day(post)}</span>
        {post.zone !== zone && (
          <span className="text-xs text-muted-fg">{post.zone.replaceAll("_", " ")}</span>
        )}
      </p>
      <div className="grid min-w-0 gap-1.5">
        <p
          {...verbatim}
          dir="auto"
          className="line-clamp-3 text-base/5.75 text-pretty wrap-anywhere sm:line-clamp-2 sm:text-sm/5.25"
        >
          {text || t("posts:untitled")}
        </p>
        <NextFacts post={post} />
        {post.heldBack && <HeldBackNote />}
        <RehearsalNote post={post} time="planned" except={SHOWN_AS_HELD_BACK} />
      </div>
      <div className="flex flex-wrap gap-1.5 @min-[34rem]/main:col-start-2 @min-[46rem]/main:col-start-auto">
        <LocaleLink data-edit-next href={`/app/content/edit/${post.id}`} className={buttonStyle()}>
          {post.mayWrite ? <Pencil aria-hidden /> : <Eye aria-hidden />}
          {t(post.mayWrite ? "next.edit" : "posts:actions.open")}
          <KeyHint>E</KeyHint>
          <span {...verbatim} className="sr-only">
            : {excerpt(text)}
          </span>
        </LocaleLink>
        {post.mayPublish && (
          <MoveButton post={post} mutations={actions.mutations} onMore={() => actions.run("schedule", post)}>
            {t("next.move")}
            <KeyHint>M</KeyHint>
          </MoveButton>
        )}
        <PostMenu post={post} onAction={(action) => actions.run(action, post)} />
      </div>
    </div>
  );
}

/** Names the day of a post: "Tomorrow, Fri" where it is one of the next two, else its date. */
function useDayText(): (post: Next) => string {
  const { t } = useT("today");
  const clock = useClock();
  const locale = useLocale();
  const now = useNow(60_000);
  return ({ scheduledAt, zone }) => {
    const day = dayIn(scheduledAt, zone);
    const today = now && dayIn(now, zone);
    const name = day === today ? "today" : today && day === addDays(today, 1) ? "tomorrow" : null;
    return name
      ? t(`next.${name}`, { weekday: weekdayName(day, locale, "short") })
      : clock.day(scheduledAt, zone);
  };
}

function NothingScheduled() {
  const { t } = useT("today");
  const clock = useClock();
  const canWrite = useCan()("drafts.write");
  const { data: [slot] = [] } = trpc.slots.nextFree.useQuery({ count: 1 });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-border-button p-4">
      <p className="min-w-48 flex-1 text-pretty text-muted-fg">
        <span>{t("next.none")}</span> {slot && t("next.slot", { when: clock.dateTime(slot.at, slot.zone) })}
      </p>
      <LocaleLink href="/app/posts?status=draft" className={buttonStyle()}>
        {t("next.drafts")}
      </LocaleLink>
      {canWrite && (
        <LocaleLink
          href={slot ? `/app/content/create?day=${slot.wall}` : "/app/content/create"}
          className={buttonStyle()}
        >
          {t("next.write")}
        </LocaleLink>
      )}
    </div>
  );
}
