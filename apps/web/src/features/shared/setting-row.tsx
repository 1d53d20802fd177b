import { Label } from "@takt/ui/field";
import { useId, type ReactNode } from "react";

type Props = {
  title: string;
  /** The id of the control that the title labels; a group of controls labels itself. */
  labelFor?: string;
  hint?: ReactNode;
  hintId?: string;
  children: ReactNode;
};

/** A setting: its title on one side, its control on the other; stacked on phones. */
export function SettingRow({ title, labelFor, hint, hintId, children }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-2.5 p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:p-5">
      <div className="grid content-start gap-1">
        {labelFor ? (
          <Label htmlFor={labelFor}>{title}</Label>
        ) : (
          <p className="text-sm font-medium">{title}</p>
        )}
        {hint && (
          <p id={hintId} className="text-caption text-pretty text-muted-fg">
            {hint}
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">{children}</div>
    </div>
  );
}

type SettingGroupProps = { title: string; text?: ReactNode; children: ReactNode };

/** A group of settings: a heading and a card of rows. */
export function SettingGroup({ title, text, children }: SettingGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {text && <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{text}</p>}
      <div className="mt-1 divide-y divide-border rounded-xl border border-border bg-surface">{children}</div>
    </section>
  );
}
