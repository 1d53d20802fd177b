"use client";

import type { LucideIcon } from "lucide-react";
import { RadioGroup as Radix } from "radix-ui";
import { cn } from "./cn";
import { focusRing } from "./control-style";

type Props<Value extends string> = {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** An option with an icon shows the icon alone. */
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  className?: string;
};

/**
 * A choice of one view among a few, in one bar. They are radio buttons, so one is always chosen and arrow keys choose.
 */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, onValueChange, options, className } = props;
  return (
    <Radix.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      className={cn("flex gap-1 rounded-lg bg-surface-2 p-1", className)}
    >
      {options.map(({ value: option, label: name, icon: Icon }) => (
        <Radix.Item
          key={option}
          value={option}
          aria-label={Icon && name}
          className={cn(
            "cursor-pointer rounded-md text-sm font-medium text-muted-fg",
            Icon
              ? "grid h-7 w-9 place-items-center pointer-coarse:h-11 pointer-coarse:w-11"
              : "min-h-8 flex-1 pointer-coarse:min-h-11",
            "data-[state=checked]:bg-surface data-[state=checked]:text-foreground",
            focusRing,
          )}
        >
          {Icon ? <Icon aria-hidden className="size-4" /> : name}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
