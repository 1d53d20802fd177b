import { ImportLink } from "~/features/shared/import-link";
import { useProductHref } from "~/features/shared/use-connect-href";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Says in one line that nothing is known of a post yet, and how its figures get here: by a connection, or by a file. */
export function NoFigures() {
  const { t } = useT("analytics");
  const href = useProductHref("community");
  const { data: collection } = trpc.analytics.collection.useQuery();
  const isCollecting = collection?.status === "active";
  const canConnect = collection?.isOffered === true && collection.status === "none";
  return (
    <div className="grid justify-items-start gap-1 text-caption text-pretty text-muted-fg">
      <p data-testid="no-figures">
        {t(isCollecting ? "figures.collecting" : canConnect ? "figures.offered" : "figures.none")}
      </p>
      {canConnect && (
        <a href={href} className="link min-h-6 pointer-coarse:min-h-11">
          {t("collection.connect")}
        </a>
      )}
      <ImportLink />
    </div>
  );
}
