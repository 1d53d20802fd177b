import { Skeleton } from "@takt/ui/skeleton";

/** The editor beside its preview, before they are there; on narrow screens the editor alone (editor-panes.tsx). */
export function EditorSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        {/* On phones what follows ends below the first screen, as the editor does. */}
        <Skeleton className="h-64 rounded-xl max-sm:h-112" />
        <Skeleton className="h-11 rounded-lg" />
        <Skeleton className="h-28 rounded-xl" />
        <Skeleton className="h-20 rounded-xl" />
      </div>
      <Skeleton className="h-96 rounded-xl max-lg:hidden" />
    </div>
  );
}
