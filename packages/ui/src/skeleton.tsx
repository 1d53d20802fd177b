import { cn } from "./cn";

/** A grey placeholder in the size of the content; invisible for the first 150 ms. */
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
