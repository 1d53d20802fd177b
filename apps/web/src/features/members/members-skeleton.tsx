import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";

/** Placeholder rows, as high as those of members. */
export function MembersSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid max-w-4xl gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16 rounded-xl" />
      ))}
    </div>
  );
}
