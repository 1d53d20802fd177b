"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { floating, textControl } from "./control-style";

type Props<Value extends string> = {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

/** A choice from a list. Name it by a Field or aria-label. */
export function Select<Value extends string>(props: Props<Value>) {
  const { value, onValueChange, options, placeholder, disabled, className, ...trigger } = props;
  return (
    <Radix.Root value={value} disabled={disabled} onValueChange={(next) => onValueChange(next as Value)}>
      <Radix.Trigger
        {...trigger}
        className={cn(
          textControl,
          "flex h-9 cursor-pointer items-center justify-between gap-2 text-start pointer-coarse:h-11",
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-fg" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            floating,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) rounded-lg p-1",
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-md px-2 py-1 text-sm outline-hidden data-highlighted:bg-surface-2 pointer-coarse:min-h-11"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4 text-primary-text" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
