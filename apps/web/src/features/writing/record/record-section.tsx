import { type ReactNode, useId } from "react";

type Props = { title: string; className?: string; children: ReactNode };

/** A part of the record under its heading. */
export function RecordSection({ title, className = "", children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-2 ${className}`}>
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
