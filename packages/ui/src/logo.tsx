import type { ReactNode } from "react";

/** The mark: four beats of a bar, the first and third accented. */
export function Logo({ className, name }: { className?: string; name?: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-2.5 text-base font-semibold tracking-[-0.015em] ${className ?? ""}`}
    >
      <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
        <rect width="28" height="28" rx="8" className="fill-primary" />
        <path
          d="M6.5 20V8.5M11.5 20v-6.5M16.5 20V8.5M21.5 20v-3.5"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="stroke-primary-fg"
        />
      </svg>
      {name}
    </span>
  );
}
