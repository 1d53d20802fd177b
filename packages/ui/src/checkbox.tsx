"use client";

import { Check } from "lucide-react";
import * as Radix from "@radix-ui/react-checkbox";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cn } from "./cn";
import { focusRing } from "./control-style";
import { FieldError } from "./field";

type Props = ComponentProps<typeof Radix.Root> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** A checkbox with its label. */
export function Checkbox({ label, hint, error, className, ...props }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cn("flex items-start gap-2.5", className)}>
      <Radix.Root
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...props}
        className={cn(
          "relative mt-0.5 grid size-5 shrink-0 cursor-pointer place-items-center rounded-md border border-border-strong bg-surface",
          "aria-invalid:border-danger",
          // A target of 24 px, 44 under a finger.
          "after:absolute after:-inset-0.5 pointer-coarse:after:-inset-3",
          "data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-fg",
          focusRing,
        )}
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <span className="grid gap-0.5">
        <label htmlFor={id} className="cursor-pointer text-sm">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-caption text-muted-fg">
            {hint}
          </span>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </span>
    </div>
  );
}
