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
import type { ReactNode, Ref } from "react";
import { useT } from "~/i18n/use-t";
import { useClock } from "./use-clock";
import { useTypedValue } from "./use-typed-value";

const QUARTERS = Array.from({ length: 96 }, (_, index) => {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`;
});

type Props = {
  label: string;
  value: string;
  /** The time (HH:mm) that a typed text means, null for none. */
  read: (text: string) => string | null;
  onChange: (time: string) => void;
  error?: ReactNode;
  /** The id of the text that says elsewhere what is wrong with the time. */
  problemId?: string | undefined;
  /** Names the button that opens the list, where a form has several. */
  chooseLabel?: string;
  onFocus?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** A time, typed in the member's hour cycle or in words, or chosen from the quarter hours. Values are HH:mm. */
export function TimeField({ label, value, read, onChange, error, problemId, chooseLabel, ...props }: Props) {
  const { t } = useT("common");
  const { wallTime } = useClock();
  const typed = useTypedValue({ value, read, format: wallTime, onChange });
  const isUnread = typed.isUnread && (typed.isLeft || error !== undefined);
  return (
    <Field
      label={label}
      error={isUnread ? t("time.unread", { time: wallTime("09:00") }) : error}
      {...(props.className && { className: props.className })}
    >
      {({ "aria-describedby": describedBy, ...control }) => (
        <div className="flex gap-1.5">
          <Input
            {...control}
            {...(problemId && { "aria-invalid": true })}
            aria-describedby={[describedBy, problemId].filter(Boolean).join(" ") || undefined}
            ref={props.inputRef}
            required
            autoComplete="off"
            spellCheck={false}
            placeholder={t("time.placeholder", { time: wallTime("09:00") })}
            value={typed.text}
            onChange={(event) => typed.onType(event.target.value)}
            onFocus={props.onFocus}
            onBlur={typed.onLeave}
            className="min-w-0 flex-1 tabular-nums"
          />
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button aria-label={chooseLabel ?? t("time.choose")} className="w-9 px-0 pointer-coarse:w-11">
                <Clock aria-hidden />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent
              aria-label={t("time.suggested")}
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
