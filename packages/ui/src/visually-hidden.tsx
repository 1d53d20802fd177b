import type { ReactNode } from "react";

/** For screen readers only. */
export function VisuallyHidden({
  children,
  ...props
}: {
  children: ReactNode;
  id?: string;
  "aria-live"?: "polite";
}) {
  return (
    <span {...props} className="sr-only">
      {children}
    </span>
  );
}
