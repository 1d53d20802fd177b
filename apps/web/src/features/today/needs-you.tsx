import { buttonStyle } from "@takt/ui/button-style";
import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { Verbatim } from "@takt/ui/verbatim";
import { CircleHelp, MessageCircleWarning, TriangleAlert, type LucideIcon } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import type { usePostActions } from "../posts/parts/actions/use-post-actions";
import { excerpt } from "../posts/parts/post-summary";
import { CardFailure } from "../shared/query-card";
import { LocaleLink } from "../shared/locale-link";
import { useWhen } from "../shared/time/use-clock";
import { useStickyError } from "../shared/use-sticky-error";
import { ActivityButton } from "../posts/parts/status/activity-link";
import { refreshInterval } from "./refresh-interval";

type Needed = RouterOutputs["posts"]["needs"][number];
type Actions = ReturnType<typeof usePostActions>;

const ICONS: Record<Needed["need"], { icon: LucideIcon; tone: string }> = {
  unconfirmed: { icon: CircleHelp, tone: "bg-warning-soft text-warning-soft-fg" },
  failed: { icon: TriangleAlert, tone: "bg-danger-soft text-danger-soft-fg" },
  comment: { icon: MessageCircleWarning, tone: "bg-warning-soft text-warning-soft-fg" },
};

/** The posts that need an answer or a correction, each with what settles it; nothing while none does. */
export function NeedsYou({ actions }: { actions: Actions }) {
  const { t } = useT("today");
  const titleId = useId();
  const query = trpc.posts.needs.useQuery(undefined, { refetchInterval: refreshInterval });
  const { data: overview } = trpc.posts.overview.useQuery();
  const failure = useStickyError(query);
  const needs = query.data ?? [];
  const more = overview ? overview.needsYou - needs.length : 0;
  if (needs.length === 0 && failure === null) return null;
  return (
    <section id="needs" aria-labelledby={titleId} className="grid min-w-0 scroll-mt-4 gap-2.5">
      <h2 id={titleId} tabIndex={-1} className="text-base/6 outline-hidden sm:text-sm/5">
        {t("needs.title")}
      </h2>
      {needs.length === 0 ? (
        <CardFailure
          failed={t("needs.failed")}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-surface">
          {needs.map((one) => (
            <NeedRow key={one.post.id} {...one} actions={actions} />
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

function NeedRow({ need, post, actions }: Needed & { actions: Actions }) {
  const { icon: Icon, tone } = ICONS[need];
  return (
    <li
      data-need={need}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-2.5 gap-y-2 px-3.5 py-2.5 @min-[40rem]/main:grid-cols-[1.75rem_minmax(0,1fr)_auto] @min-[40rem]/main:items-center"
    >
      <span aria-hidden className={cn("grid size-7 place-items-center rounded-lg [&_svg]:size-4", tone)}>
        <Icon />
      </span>
      <NeedText need={need} post={post} />
      <div className="flex flex-wrap gap-1.5 max-sm:col-span-full max-sm:*:flex-1 @max-[40rem]/main:col-start-2">
        <NeedActions need={need} post={post} actions={actions} />
      </div>
    </li>
  );
}

function NeedText({ need, post }: Needed) {
  const { t } = useT(["today", "posts", "reasons"]);
  const when = useWhen();
  const at = post.attemptedAt ?? post.scheduledAt ?? post.updatedAt;
  const text = excerpt(post.excerpt, 80) || t("posts:untitled");
  const lines: Record<Needed["need"], readonly [ReactNode, ReactNode]> = {
    unconfirmed: [
      t("needs.unconfirmed", { when: when(at) }),
      <>
        {t("needs.unconfirmedText")} <Verbatim>{text}</Verbatim>
      </>,
    ],
    failed: [
      t(`reasons:${post.reason ?? "refused"}.title`),
      <>
        <Verbatim>{text}</Verbatim> {post.reasonDetail && <Verbatim>({post.reasonDetail})</Verbatim>}
      </>,
    ],
    comment: [t("needs.comment"), <Verbatim key="text">{text}</Verbatim>],
  };
  const [title, detail] = lines[need];
  return (
    <div className="min-w-0">
      <p className="font-medium text-pretty">{title}</p>
      <p className="text-muted-fg wrap-anywhere sm:line-clamp-2">{detail}</p>
    </div>
  );
}

/** What settles a post, in place. */
function NeedActions({ need, post, actions: { run, mutations } }: Needed & { actions: Actions }) {
  const { t } = useT("today");
  const loading = mutations.isPending;
  if (need === "unconfirmed")
    return (
      <>
        <ActivityButton className={buttonStyle({ size: "sm" })} />
        <Button size="sm" loading={loading} onClick={() => void mutations.answer(post, true)}>
          {t("needs.yes")}
        </Button>
        <Button size="sm" loading={loading} onClick={() => void mutations.answer(post, false)}>
          {t("needs.no")}
        </Button>
      </>
    );
  return (
    <>
      <LocaleLink href={`/app/content/edit/${post.id}`} className={buttonStyle({ size: "sm" })}>
        {t("needs.open")}
      </LocaleLink>
      {need === "failed" && (
        <>
          <Button size="sm" onClick={() => run("publish", post)}>
            {t("needs.retry")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            loading={loading}
            className="text-muted-fg"
            onClick={() => run("unschedule", post)}
          >
            {t("needs.toDraft")}
          </Button>
        </>
      )}
    </>
  );
}
