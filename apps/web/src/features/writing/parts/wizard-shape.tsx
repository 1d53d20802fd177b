import { Skeleton } from "@takt/ui/skeleton";

/** A step of the assistant before it is there, in its height. */
export function WizardShape() {
  return (
    <div className="grid max-w-[760px] gap-6">
      <Skeleton className="h-9" />
      <Skeleton className="h-32" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
