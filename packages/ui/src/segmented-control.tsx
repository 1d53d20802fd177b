"use client";

import type { LucideIcon } from "lucide-react";
import { useId } from "react";

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** An option with an icon shows the icon alone. */
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  size?: "md" | "sm";
  /** Adds margins, widths and when it is shown; it is no class of the control's own. */
  className?: string;
};

/**
 * A choice of one view among a few, in one bar. They are radio buttons, so arrow keys choose. It merges no classes: public
 * pages show it, and the merging weighs more than the control.
 */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, size = "md", className = "" } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`flex rounded-lg bg-surface-2 ${size === "md" ? "gap-1 p-1" : "gap-0.5 p-0.5"} ${className}`}
    >
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <label
          key={option}
          className={`relative grid cursor-pointer place-items-center rounded-md border border-transparent text-sm font-medium text-muted-fg has-checked:border-border-strong has-checked:bg-selected has-checked:text-foreground forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-focus-visible:outline-solid ${
            Icon
              ? "h-7 w-9 pointer-coarse:h-11 pointer-coarse:w-11"
              : "min-h-7 flex-1 px-3 pointer-coarse:min-h-11"
          }`}
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
