import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";

/** Placeholder rows. */
export function ConsoleSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 rounded-xl" />
      ))}
    </div>
  );
}
