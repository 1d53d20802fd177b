import { buttonStyle } from "@takt/ui/button-style";
import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { Paperclip } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { excerpt } from "../posts/parts/post-summary";
import { RehearsalNote } from "../posts/parts/rehearsal-note";
import { HeldBackNote, SHOWN_AS_HELD_BACK } from "../posts/parts/status/status-notes";
import { useCountdownText } from "../posts/parts/use-countdown-text";
import { QueryCard } from "../shared/query-card";
import { useClock, useNow } from "../shared/time/use-clock";
import { refreshInterval } from "./refresh-interval";

/** The next post with a countdown. */
export function NextPostCard({ className }: { className?: string }) {
  const { t } = useT("dashboard");
  const query = trpc.posts.next.useQuery(undefined, { refetchInterval: refreshInterval });
  return (
    <QueryCard
      title={t("next.title")}
      query={query}
      failed={t("next.failed")}
      skeleton={<Skeleton className="h-32 rounded-xl" />}
      className={className}
    >
      {(post) => (post ? <NextPost post={post} /> : <NothingScheduled />)}
    </QueryCard>
  );
}

function NextPost({ post }: { post: NonNullable<RouterOutputs["posts"]["next"]> }) {
  const { t } = useT(["dashboard", "posts"]);
  const countdown = useCountdownText();
  const clock = useClock();
  const now = useNow(5_000);
  const text = excerpt(post.excerpt, 220) || t("posts:untitled");
  const when = clock.dateTime(post.scheduledAt, post.zone);
  return (
    <div className="grid gap-3">
      <div className="grid gap-0.5">
        {/* Not announced: a countdown that is read out every minute disturbs. */}
        <p
          aria-live="off"
          data-testid="next-countdown"
          className="min-h-7 text-lg/7 font-semibold text-balance tabular-nums"
        >
          {now && !post.heldBack && countdown(post.dueAt, now)}
          {post.heldBack && t("next.held")}
        </p>
        <p className="text-caption text-muted-fg tabular-nums">
          {t("posts:banner.at", { when, zone: post.zone.replaceAll("_", " ") })}
        </p>
      </div>
      <p {...verbatim} dir="auto" className="line-clamp-3 text-pretty wrap-anywhere">
        {text}
      </p>
      {post.mediaCount > 0 && (
        <p className="flex items-center gap-1.5 text-caption text-muted-fg">
          <Paperclip aria-hidden className="size-3.5" />
          {t("next.files", { count: post.mediaCount })}
        </p>
      )}
      {post.heldBack && <HeldBackNote />}
      <RehearsalNote post={post} time="planned" except={SHOWN_AS_HELD_BACK} />
      <div>
        <LocaleLink
          href={`/app/content/edit/${post.id}`}
          className={buttonStyle({ variant: "outline", size: "sm" })}
        >
          {t("next.open")}
          <span {...verbatim} className="sr-only">
            : {excerpt(text)}
          </span>
        </LocaleLink>
      </div>
    </div>
  );
}

function NothingScheduled() {
  const { t } = useT("dashboard");
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty text-muted-fg">{t("next.none")}</p>
      <LocaleLink href="/app/posts?status=draft" className={buttonStyle({ variant: "outline", size: "sm" })}>
        {t("next.drafts")}
      </LocaleLink>
    </div>
  );
}
