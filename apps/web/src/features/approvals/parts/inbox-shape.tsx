import { Skeleton } from "@takt/ui/skeleton";

/** Placeholders of the posts that wait, and of the one that is shown beside them. */
export function InboxShape() {
  return (
    <div className="grid gap-5 lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-112 rounded-xl max-lg:hidden" />
    </div>
  );
}
