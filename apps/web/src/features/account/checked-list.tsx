import { Check } from "lucide-react";
import { useId } from "react";

/** A heading with a list of facts. */
export function CheckedList({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <ul className="grid gap-2 text-sm/6">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary-text" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
