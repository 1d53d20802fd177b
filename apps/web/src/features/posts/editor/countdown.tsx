import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { formatDateTime } from "../../shared/time/format-date-time";
import { timeLeft } from "../../shared/time/time-left";
import { useNow } from "../../shared/time/use-now";
import { useLocale } from "../../shared/use-locale";
import { useMe } from "../../shared/use-me";

/** "Publishes in 3 h 12 min", and when exactly, in the zone it was planned in. */
export function Countdown({ post }: { post: PostView }) {
  const { t } = useT("posts");
  const locale = useLocale();
  const me = useMe();
  const now = useNow(5_000);
  const { dueAt, scheduledAt } = post;
  if (!dueAt || !scheduledAt) return null;
  const zone = post.scheduledZone ?? me.zone;
  return (
    <div className="grid">
      <p className="min-h-5 font-medium tabular-nums" data-testid="countdown">
        {now && countdown(dueAt, now)}
      </p>
      <p className="text-[13px] text-muted-fg">
        {t("banner.at", { when: formatDateTime(scheduledAt, zone, locale), zone })}
      </p>
    </div>
  );

  function countdown(at: Date, from: Date): string {
    const { days, hours, minutes } = timeLeft(at, from);
    if (days > 0) return t("banner.days", { days, hours });
    if (hours > 0) return t("banner.hours", { hours, minutes });
    return minutes > 0 ? t("banner.minutes", { minutes }) : t("banner.due");
  }
}
