import { cn } from "./cn";

/** A grey stand-in with the size of what comes; invisible for the first 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "block rounded-lg bg-surface-2 opacity-100 transition-opacity delay-150 duration-180 starting:opacity-0",
        className,
      )}
    />
  );
}
