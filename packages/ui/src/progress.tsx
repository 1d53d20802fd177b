import { cn } from "./cn";

type Props = {
  value: number;
  label: string;
  /** amber: something is nearly used up. */
  tone?: "green" | "amber";
  className?: string;
};

/** A progress bar, 0 to 1. */
export function Progress({ value, label, tone = "green", className }: Props) {
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
        className={cn(
          "h-full origin-left rounded-full transition-[width] duration-120",
          tone === "amber" ? "bg-warning" : "bg-primary",
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
