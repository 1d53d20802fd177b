import type { ActivityKind } from "@takt/domain/activity/model/activity-kind";
import type { BadgeTone } from "@takt/ui/badge";
import { cn } from "@takt/ui/cn";
import { Verbatim } from "@takt/ui/verbatim";
import { Bookmark, Plug, RefreshCw, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { STATUS_STYLE } from "~/features/posts/parts/status/status-badge";
import { ActivityPost } from "./activity-post";
import { ActivityTime } from "./activity-time";

/** The icon and colour of each kind of activity; the text says the same. */
const ACTIVITY_STYLE: Record<ActivityKind, { icon: LucideIcon; tone: BadgeTone }> = {
  post_created: STATUS_STYLE.draft,
  post_scheduled: STATUS_STYLE.scheduled,
  post_published: STATUS_STYLE.published,
  post_failed: STATUS_STYLE.failed,
  post_unconfirmed: STATUS_STYLE.unconfirmed,
  post_cancelled: STATUS_STYLE.cancelled,
  topic_bookmarked: { icon: Bookmark, tone: "blue" },
  connection_connected: { icon: Plug, tone: "green" },
  synced: { icon: RefreshCw, tone: "neutral" },
};

/** The colours of the round icon. */
const MARK_TONES: Record<BadgeTone, string> = {
  neutral: "bg-neutral-soft text-neutral-soft-fg",
  green: "bg-primary-soft text-primary-soft-fg",
  blue: "bg-secondary-soft text-secondary-soft-fg",
  red: "bg-danger-soft text-danger-soft-fg",
  amber: "bg-warning-soft text-warning-soft-fg",
};

type Props = { activity: RouterOutputs["activity"]["list"][number]; now: Date | null };

/** One activity with its post or topic and its time. */
export function ActivityItem({ activity, now }: Props) {
  const { t } = useT("today");
  const { kind, at, post, topic } = activity;
  const { icon: Icon, tone } = ACTIVITY_STYLE[kind];
  return (
    <li data-kind={kind} className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className={cn("grid size-8 shrink-0 place-items-center rounded-full", MARK_TONES[tone])}
      >
        <Icon className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{t(`activity.kinds.${kind}`)}</span>
          <ActivityTime at={at} now={now} />
        </p>
        {post && <ActivityPost post={post} />}
        {topic && (
          <p dir="auto" className="text-pretty text-muted-fg wrap-anywhere">
            <Verbatim>{topic.title}</Verbatim>
          </p>
        )}
      </div>
    </li>
  );
}
