import { useT } from "~/i18n/use-t";
import { relativeTime } from "~/features/shared/time/time-ago";
import { useWhen } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";

const MINUTE_MS = 60_000;

/** How long ago something happened; the exact time is its title, and its text until the time of the page is known. */
export function ActivityTime({ at, now }: { at: Date; now: Date | null }) {
  const { t } = useT("notifications");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  return (
    <time dateTime={at.toISOString()} title={when(at)} className="text-xs text-muted-fg tabular-nums">
      {!now
        ? when(at)
        : Math.abs(now.getTime() - at.getTime()) < MINUTE_MS
          ? t("justNow")
          : relativeTime(at, now, zone, locale)}
    </time>
  );
}
