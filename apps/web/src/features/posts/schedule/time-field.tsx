import { parseClock } from "@takt/domain/posts/model/natural-time/parse-fields";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { Clock } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { useTypedValue } from "./use-typed-value";

const QUARTERS = Array.from({ length: 96 }, (_, index) => {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`;
});

type Props = { value: string; error: string | undefined; onChange: (time: string) => void };

/** A time, typed in the member's hour cycle or in words, or chosen from the quarter hours. Values are HH:mm. */
export function TimeField({ value, error, onChange }: Props) {
  const { t } = useT("posts");
  const { wallTime } = useClock();
  const language = useLocale();
  const { hourCycle } = useMe();
  const typed = useTypedValue({
    value,
    read: (text) => parseClock({ text, language, hourCycle }),
    format: wallTime,
    onChange,
  });
  const isUnread = typed.isUnread && (typed.isLeft || error !== undefined);
  return (
    <Field
      label={t("schedule.time")}
      error={isUnread ? t("schedule.problems.time_unread", { time: wallTime("09:00") }) : error}
    >
      {(control) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder={t("schedule.timePlaceholder", { time: wallTime("09:00") })}
            value={typed.text}
            onChange={(event) => typed.onType(event.target.value)}
            onBlur={typed.onLeave}
            className="min-w-0 flex-1 tabular-nums"
          />
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button aria-label={t("schedule.chooseTime")} className="w-9 px-0 pointer-coarse:w-11">
                <Clock aria-hidden />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent
              aria-label={t("schedule.times")}
              // The list scrolls, so it must be focusable.
              tabIndex={0}
              className="max-h-64 min-w-28 overflow-y-auto tabular-nums"
              ref={(list) => scrollToTime(list, value)}
            >
              {QUARTERS.map((time) => (
                <DropdownMenuItem key={time} data-time={time} onSelect={() => onChange(time)}>
                  {wallTime(time)}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      )}
    </Field>
  );
}

/** Scrolls the list to the chosen time, or to 08:00. */
function scrollToTime(list: HTMLElement | null, time: string): void {
  const hour = time ? time.slice(0, 2) : "08";
  const item = list?.querySelector<HTMLElement>(`[data-time="${hour}:00"]`);
  if (list && item) list.scrollTop = item.offsetTop - 4;
}
