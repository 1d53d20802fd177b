"use client";

import { cn } from "./cn";
import { useId, type ReactNode } from "react";

type Props<Value extends string> = {
  legend: string;
  /** Shows the legend to screen readers alone, when a heading says the same. */
  quiet?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; lang?: string }[];
  className?: string;
};

/** A choice between a few options as cards. They are radio buttons, so arrow keys choose and Enter submits. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, quiet, value, onChange, options, className } = props;
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className={quiet ? "sr-only" : "mb-2 text-sm font-medium"}>{legend}</legend>
      <div className={cn("grid gap-3", className)}>
        {options.map((option) => (
          <div
            key={option.value}
            lang={option.lang}
            className={cn(
              "group relative flex min-w-0 items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3.5 transition-colors",
              "hover:border-border-strong has-checked:border-primary has-checked:bg-primary-soft",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-focus-visible:outline-solid",
            )}
          >
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={id}
              checked={option.value === value}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary outline-hidden"
            />
            <div className="grid min-w-0 gap-0.5">
              {/* The whole card is clickable. */}
              <label
                htmlFor={`${id}-${option.value}`}
                className="cursor-pointer font-medium wrap-anywhere after:absolute after:inset-0"
              >
                {option.label}
              </label>
              {option.hint && (
                <span
                  id={`${id}-${option.value}-hint`}
                  className="text-caption text-muted-fg group-has-checked:text-primary-soft-fg"
                >
                  {option.hint}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
