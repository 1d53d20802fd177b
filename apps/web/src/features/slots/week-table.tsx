import { isQuiet, type QuietHours } from "@takt/domain/slots/model/quiet-hours";
import type { WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { IconButton } from "@takt/ui/icon-button";
import { MoonStar, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useSlotText } from "./use-slot-text";
import { formatWeekday, listWeekdays } from "./weekday-names";

type Props = {
  slots: readonly WeeklySlot[];
  quietHours: QuietHours | null;
  onRemove: (slot: WeeklySlot) => void;
};

/** The slots of a week: a row for each day. */
export function WeekTable({ slots, quietHours, onRemove }: Props) {
  const { t } = useT("slots");
  const locale = useLocale();
  const { weekStart } = useMe();
  return (
    <table className="w-full border-separate border-spacing-0 rounded-xl border border-border bg-surface text-sm">
      <caption className="sr-only">{t("week")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("day")}</th>
          <th scope="col">{t("times")}</th>
        </tr>
      </thead>
      <tbody>
        {listWeekdays(weekStart).map((weekday) => {
          const ofDay = slots.filter((slot) => slot.weekday === weekday);
          return (
            <tr key={weekday} className="group">
              <th
                scope="row"
                className="w-28 border-border px-4 py-3 text-start align-top font-medium group-not-first:border-t sm:w-36"
              >
                {formatWeekday(weekday, locale)}
              </th>
              <td className="border-border px-2 py-2 group-not-first:border-t">
                {ofDay.length === 0 ? (
                  <span className="block py-1 text-muted-fg">{t("none")}</span>
                ) : (
                  <ul className="flex flex-wrap gap-2">
                    {ofDay.map((slot) => (
                      <SlotChip
                        key={slot.time}
                        slot={slot}
                        isSkipped={isQuiet(slot.time, quietHours)}
                        onRemove={() => onRemove(slot)}
                      />
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type ChipProps = { slot: WeeklySlot; isSkipped: boolean; onRemove: () => void };

function SlotChip({ slot, isSkipped, onRemove }: ChipProps) {
  const { t } = useT("slots");
  const { wallTime } = useClock();
  const slotText = useSlotText();
  return (
    <li className="flex items-center gap-1 rounded-md bg-surface-2 ps-2.5 tabular-nums">
      {isSkipped && <MoonStar aria-hidden className="size-3.5 text-muted-fg" />}
      <span className={isSkipped ? "text-muted-fg line-through" : undefined}>{wallTime(slot.time)}</span>
      {isSkipped && <span className="sr-only">{t("inQuietHours")}</span>}
      <IconButton size="sm" label={t("remove", { slot: slotText(slot) })} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
