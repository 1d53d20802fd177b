import { verbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";

type Props = { label: ReactNode; children: string };

/** Text of programs under a heading; it wraps. */
export function CodeView({ label, children }: Props) {
  return (
    <figure className="grid min-w-0 gap-1.5">
      <figcaption className="text-sm font-medium">{label}</figcaption>
      <pre
        {...verbatim}
        className="rounded-lg border border-border bg-surface-2 px-3 py-2.5 font-mono text-caption whitespace-pre-wrap wrap-anywhere"
      >
        <code>{children}</code>
      </pre>
    </figure>
  );
}
