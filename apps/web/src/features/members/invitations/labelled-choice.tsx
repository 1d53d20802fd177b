import type { ReactNode } from "react";

type Props = { label: string; children: (label: string) => ReactNode };

/** A choice under its visible name; the group of radio buttons has the same one. */
export function LabelledChoice({ label, children }: Props) {
  return (
    <div className="grid gap-2.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      {children(label)}
    </div>
  );
}
