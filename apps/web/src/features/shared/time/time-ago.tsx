import { useT } from "next-i18next/client";
import { relativeTime } from "./relative-time";
import { useWhen } from "./use-when";
import { useLocale } from "../use-locale";
import { useMe } from "../use-me";

const MINUTE = 60_000;

/**
 * How long ago something was. The date and time are in the tooltip, for screen readers in the words, and they are seen
 * while the keyboard is in what it belongs to (a `group`).
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
          {now.getTime() - at.getTime() < MINUTE ? t("justNow") : relativeTime(at, now, zone, locale)}
          <span className="sr-only group-focus-visible:not-sr-only group-has-focus-visible:not-sr-only">
            , {absolute}
          </span>
        </>
      )}
    </time>
  );
}
