import type { ReactNode } from "react";

type Props = {
  id: string;
  name: string;
  value: string;
  defaultChecked?: boolean;
  disabled?: boolean;
  label: ReactNode;
  hint?: ReactNode;
};

/** A choice that a form sends without scripts. */
export function RadioCard({ id, label, hint, disabled, ...input }: Props) {
  return (
    <div className="relative flex min-w-0 items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3.5 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-focus-visible:outline-solid">
      <input
        {...input}
        id={id}
        type="radio"
        required
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary outline-hidden disabled:cursor-default"
      />
      <div className="grid min-w-0 gap-0.5">
        {/* The whole card is clickable. */}
        <label htmlFor={id} className="cursor-pointer font-medium wrap-anywhere after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
