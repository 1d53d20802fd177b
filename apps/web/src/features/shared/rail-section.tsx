import { type ReactNode, useId } from "react";

type Props = { title: string; note?: ReactNode; children: ReactNode };

/** A part of a page or of the column beside it, under its heading; what loads one query is a QueryCard. */
export function RailSection({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base/6 sm:text-sm/5">
          {title}
        </h2>
        {note && <p className="text-caption text-muted-fg tabular-nums">{note}</p>}
      </div>
      {children}
    </section>
  );
}
