import { Label } from "@takt/ui/field";
import type { ReactNode } from "react";

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
          <p id={hintId} className="text-[13px] text-pretty text-muted-fg">
            {hint}
          </p>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1.5">{children}</div>
    </div>
  );
}
