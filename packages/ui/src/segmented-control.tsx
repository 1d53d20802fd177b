"use client";

import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { cn } from "./cn";

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** An option with an icon shows the icon alone. */
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  className?: string;
};

/** A choice of one view among a few, in one bar. They are radio buttons, so arrow keys choose. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, className } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn("flex gap-1 rounded-lg bg-surface-2 p-1", className)}
    >
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <label
          key={option}
          className={cn(
            "relative grid cursor-pointer place-items-center rounded-md text-sm font-medium text-muted-fg",
            Icon
              ? "h-7 w-9 pointer-coarse:h-11 pointer-coarse:w-11"
              : "min-h-8 flex-1 pointer-coarse:min-h-11",
            "has-checked:bg-surface has-checked:text-foreground",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-focus-visible:outline-solid",
          )}
        >
          <input
            type="radio"
            name={id}
            checked={option === value}
            aria-label={name}
            onChange={() => onChange(option)}
            className="absolute inset-0 cursor-pointer appearance-none outline-hidden"
          />
          {Icon ? <Icon aria-hidden className="size-4" /> : <span aria-hidden>{name}</span>}
        </label>
      ))}
    </div>
  );
}
