import { useT } from "next-i18next/client";
import { relativeTime } from "../shared/time/relative-time";
import { useWhen } from "../shared/time/use-when";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";

const MINUTE = 60_000;

/**
 * How long ago a topic was bookmarked. The date and time are in the tooltip, for screen readers in the words, and they
 * are seen while the keyboard is in the card (a `group`).
 */
export function BookmarkTime({ at, now }: { at: Date; now: Date | null }) {
  const { t } = useT("topics");
  const when = useWhen();
  const locale = useLocale();
  const { zone } = useMe();
  const absolute = when(at);
  return (
    <time dateTime={at.toISOString()} title={absolute}>
      {!now ? (
        absolute
      ) : (
        <>
          {now.getTime() - at.getTime() < MINUTE ? t("justNow") : relativeTime(at, now, zone, locale)}
          <span className="sr-only group-focus-visible:not-sr-only group-has-focus-visible:not-sr-only">
            , {absolute}
          </span>
        </>
      )}
    </time>
  );
}
