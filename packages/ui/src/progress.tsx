import { cn } from "./cn";

/** A progress bar, 0 to 1. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn("h-1.5 overflow-hidden rounded-full bg-surface-2", className)}
    >
      <div
        className="h-full origin-left rounded-full bg-primary transition-[width] duration-120"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
