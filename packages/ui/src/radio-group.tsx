"use client";

import * as Radix from "@radix-ui/react-radio-group";
import { useId, type ReactNode } from "react";
import { cn } from "./cn";
import { focusRing } from "./control-style";

type Props<Value extends string> = {
  label: string;
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  disabled?: boolean;
  className?: string;
};

/** A choice of a few visible options; arrow keys move. */
export function RadioGroup<Value extends string>({
  label,
  options,
  className,
  onValueChange,
  ...props
}: Props<Value>) {
  const id = useId();
  return (
    <Radix.Root
      {...props}
      aria-label={label}
      onValueChange={(value) => onValueChange(value as Value)}
      className={cn("grid gap-2", className)}
    >
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-2.5">
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            className={cn(
              "relative mt-0.5 grid size-5 shrink-0 cursor-pointer place-items-center rounded-full border border-border-strong bg-surface",
              "after:absolute after:-inset-0.5 data-[state=checked]:border-primary pointer-coarse:after:-inset-3",
              focusRing,
            )}
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-primary" />
          </Radix.Item>
          <span className="grid gap-0.5">
            <label htmlFor={`${id}-${option.value}`} className="cursor-pointer text-sm">
              {option.label}
            </label>
            {option.hint && (
              <span id={`${id}-${option.value}-hint`} className="text-caption text-muted-fg">
                {option.hint}
              </span>
            )}
          </span>
        </div>
      ))}
    </Radix.Root>
  );
}
