import { resolveSlot } from "@takt/domain/posts/model/publish-slot";
import { relativeTime } from "~/features/shared/time/time-ago";
import { now } from "~/features/shared/time/now";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useT } from "~/i18n/use-t";

/** A wall time in a zone, and which of two equal ones. */
export type EchoSlot = { wall: string; zone: string; pick?: "earlier" | "later" };

/** The exact time of a slot, its zone, and how far away it is, as in the schedule dialog. */
export function SlotEcho({ slot }: { slot: EchoSlot }) {
  const { t } = useT("posts");
  const locale = useLocale();
  const clock = useClock();
  const at = useNow(15_000) ?? now();
  const { wall, zone, pick } = slot;
  const resolved = resolveSlot({ wall, zone, ...(pick && { pick }) }, at);
  if (resolved.kind !== "ok") return null;
  return (
    <span data-testid="palette-echo" className="font-medium text-secondary-text tabular-nums">
      {t("schedule.echo", {
        when: clock.dateTime(resolved.at, zone),
        zone,
        relative: relativeTime(resolved.at, at, zone, locale),
      })}
    </span>
  );
}
