import { useT } from "next-i18next/client";
import { relativeTime } from "./relative-time";
import { useWhen } from "./use-when";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";

const MINUTE_MS = 60_000;

/**
 * How long ago something happened. The date and time are in the tooltip and in the text for screen readers; they are
 * visible while the surrounding `group` has the keyboard focus.
 */
export function TimeAgo({ at, now }: { at: Date; now: Date | null }) {
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
          {now.getTime() - at.getTime() < MINUTE_MS ? t("justNow") : relativeTime(at, now, zone, locale)}
          <span className="sr-only group-focus-visible:not-sr-only group-has-focus-visible:not-sr-only">
            , {absolute}
          </span>
        </>
      )}
    </time>
  );
}
