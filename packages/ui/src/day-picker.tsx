"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker as ReactDayPicker, type PropsSingle, type DayPickerProps } from "react-day-picker";
import { de, enGB } from "react-day-picker/locale";
import { cn } from "./cn";
import { focusRing } from "./control-style";

type Props = Omit<PropsSingle, "mode"> &
  Pick<
    DayPickerProps,
    | "labels"
    | "disabled"
    | "defaultMonth"
    | "month"
    | "onMonthChange"
    | "startMonth"
    | "endMonth"
    | "timeZone"
    | "today"
    | "autoFocus"
    | "modifiers"
  > & {
    language: "en" | "de";
    /** The first day of a week: 0 is Sunday, 1 Monday, 6 Saturday. */
    weekStartsOn: 0 | 1 | 6;
    className?: string;
  };

const square = "grid size-9 place-items-center p-0 pointer-coarse:size-11";
const nav = cn(
  square,
  "absolute top-0 cursor-pointer rounded-lg text-muted-fg hover:bg-surface-2 aria-disabled:opacity-40",
  focusRing,
);

/** A month to choose one day from. */
export function DayPicker({ language, className, ...props }: Props) {
  return (
    <ReactDayPicker
      mode="single"
      showOutsideDays
      locale={language === "de" ? de : enGB}
      {...props}
      components={{
        Chevron: ({ orientation }) =>
          orientation === "left" ? (
            <ChevronLeft aria-hidden className="size-4" />
          ) : (
            <ChevronRight aria-hidden className="size-4" />
          ),
      }}
      classNames={{
        root: cn("relative w-fit", className),
        months: "relative",
        month_caption: "flex h-9 items-center justify-center text-sm font-semibold pointer-coarse:h-11",
        nav: "",
        button_previous: cn(nav, "start-0"),
        button_next: cn(nav, "end-0"),
        month_grid: "mt-1 border-collapse",
        weekday: "h-8 text-xs font-medium text-muted-fg",
        day: "p-0 text-center text-sm tabular-nums",
        day_button: cn(
          square,
          "cursor-pointer rounded-lg hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-subtle-fg disabled:opacity-50",
          focusRing,
        ),
        outside: "text-subtle-fg",
        today: "[&>button]:font-semibold [&>button]:text-secondary-text",
        selected: "[&>button]:bg-primary [&>button]:text-primary-fg [&>button]:hover:bg-primary-hover",
        hidden: "invisible",
      }}
    />
  );
}
