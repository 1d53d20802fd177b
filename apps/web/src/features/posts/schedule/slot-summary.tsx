import { withVerbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { relativeTime } from "~/features/shared/time/time-ago";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { TakeNextSlot } from "~/features/slots/parts/take-next-slot";
import { excerpt } from "../parts/post-summary";
import { useNearPost } from "./use-near-post";
import type { SlotForm } from "./use-slot-form";

/** Repeats the chosen time exactly, also in the browser's zone, and names a post that is close to it. */
export function SlotSummary({ id, form, postId }: { id: string; form: SlotForm; postId: string | null }) {
  const { t } = useT("posts");
  const locale = useLocale();
  const clock = useClock();
  const { check, fields, now, suggestion } = form;
  const at = check.ok ? check.at : null;
  const near = useNearPost(at, postId);
  const isTaken = near !== null && near.scheduledAt.getTime() === at?.getTime();
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = at !== null && browserZone !== fields.zone;
  return (
    <div className="grid gap-1.5 text-sm">
      <p id={id} role="status" data-testid="slot-echo" className="min-h-5 font-medium tabular-nums">
        {at &&
          t("schedule.echo", {
            when: clock.dateTime(at, fields.zone),
            zone: fields.zone,
            relative: relativeTime(at, now, fields.zone, locale),
          })}
        {at && suggestion && (
          <span className="block font-normal text-muted-fg">{` ${t(`schedule.suggested.${suggestion}`)}`}</span>
        )}
      </p>
      {elsewhere && (
        <p className="text-caption text-muted-fg">
          {t("schedule.zoneNote", { zone: browserZone, when: clock.dateTime(at, browserZone) })}
        </p>
      )}
      {near && at && (
        <p className="text-caption text-warning-text">{nearText(near.scheduledAt, near.excerpt)}</p>
      )}
      {isTaken && <TakeNextSlot onChoose={form.change} />}
    </div>
  );

  function nearText(other: Date, text: string): ReactNode {
    const minutes = Math.round(Math.abs(other.getTime() - at!.getTime()) / 60_000);
    return withVerbatim(excerpt(text) || t("untitled"), (words) =>
      minutes === 0
        ? t("schedule.nearSame", { excerpt: words })
        : t("schedule.near", { minutes, excerpt: words }),
    );
  }
}
