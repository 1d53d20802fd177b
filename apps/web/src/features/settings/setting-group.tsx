import { useId, type ReactNode } from "react";

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** A group of settings: a heading and a card of rows. */
export function SettingGroup({ title, text, children }: Props) {
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
