import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "../../i18n/use-t";

/** A placeholder with the height of a step. */
export function WizardSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid max-w-[760px] gap-6">
      <Skeleton className="h-9" />
      <Skeleton className="h-32" />
      <Skeleton className="h-28" />
      <Skeleton className="h-40" />
    </div>
  );
}
