import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";

/** The height of the ideas and the activity before they are there. */
export const IDEAS_HEIGHT = "h-64";

/** A section before it is there. `className`: its height, which is that of most. */
export function SectionLoading({ className }: { className: string }) {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className={`rounded-xl ${className}`} />
    </div>
  );
}
