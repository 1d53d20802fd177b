import type { ReactNode } from "react";

type Props = {
  id: string;
  category: string;
  title: string;
  /** Its purpose, or why it cannot be changed. */
  text: ReactNode;
  /** Whether its switch is on; null where there is nothing to switch. */
  checked: boolean | null;
  /** Stands in for the switch. */
  note?: string;
  disabled?: boolean;
};

/** A category with its switch: a checkbox that needs no script. */
export function ConsentCategory({ id, category, title, text, checked, note, disabled }: Props) {
  return (
    <div className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={checked === null ? undefined : id} className="text-sm font-medium">
          {title}
        </label>
        <div id={`${id}-text`} className="grid gap-1 text-caption text-pretty text-muted-fg">
          {text}
        </div>
      </div>
      {checked === null ? (
        <span className="shrink-0 text-caption text-muted-fg">{note}</span>
      ) : (
        <input
          id={id}
          type="checkbox"
          name="category"
          value={category}
          defaultChecked={checked}
          disabled={disabled}
          aria-describedby={`${id}-text`}
          className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-2 before:absolute before:start-0.5 before:top-1/2 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-border-strong before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4.5 checked:before:bg-primary-fg focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring disabled:cursor-not-allowed disabled:opacity-60 rtl:checked:before:-translate-x-4.5"
        />
      )}
    </div>
  );
}
