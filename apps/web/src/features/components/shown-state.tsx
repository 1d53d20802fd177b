import type { ReactNode } from "react";

/** One state of a component with its name. */
export function ShownState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-xs text-muted-fg">{name}</p>
      {children}
    </div>
  );
}
