import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A problem of a stage as it is. */
export function StageWarning({ children }: { children: ReactNode }) {
  return (
    <p className="flex max-w-[68ch] items-start gap-1.5 text-caption text-pretty text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
