import { cn } from "@takt/ui/cn";
import { useT } from "next-i18next/client";
import type { RouterOutputs } from "../../../trpc/react";
import { LocaleLink } from "../../shared/locale-link";
import { excerpt } from "../../posts/parts/post-summary";
import { relativeTime } from "../../shared/time/relative-time";
import { useWhen } from "../../shared/time/use-when";
import { useLocale } from "../../shared/use-locale";
import { useMe } from "../../shared/use-me";
import { ACTIVITY_STYLE, MARK_TONES } from "./activity-style";

type Props = { activity: RouterOutputs["activity"]["list"][number]; now: Date | null };

const MINUTE_MS = 60_000;

/** One activity with its post or topic and its time. */
export function ActivityItem({ activity, now }: Props) {
  const { t } = useT(["dashboard", "posts", "notifications"]);
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
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
          <time dateTime={at.toISOString()} title={when(at)} className="text-xs text-muted-fg tabular-nums">
            {!now
              ? when(at)
              : Math.abs(now.getTime() - at.getTime()) < MINUTE_MS
                ? t("notifications:justNow")
                : relativeTime(at, now, zone, locale)}
          </time>
        </p>
        {post && (
          <p dir="auto" className="flex min-w-0">
            <LocaleLink href={`/app/content/edit/${post.id}`} className="block min-h-6 min-w-0 truncate link">
              {excerpt(post.excerpt, 120) || t("posts:untitled")}
            </LocaleLink>
          </p>
        )}
        {topic && (
          <p dir="auto" className="text-pretty text-muted-fg wrap-anywhere">
            {topic.title}
          </p>
        )}
      </div>
    </li>
  );
}
