import { Check } from "lucide-react";

/** The name of a group of choices in a menu. Not a paragraph: a menu may contain only items and elements without a role. */
export function MenuGroupLabel({ children }: { children: string }) {
  return <div className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted-fg">{children}</div>;
}

/** Marks the chosen item at its end; `label` says it to screen readers. */
export function MenuChosen({ label }: { label: string }) {
  return (
    <span className="ms-auto inline-flex">
      <Check aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}
