import { Button } from "@takt/ui/button";
import { RefreshCw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { SourceList } from "../sync/parts/source-list";
import { useSyncSources } from "../sync/parts/use-sync-sources";

/**
 * Syncs the posts and shows the counts, or an error that says when to try again, and how far LinkedIn's APIs are read,
 * where the user lets Takt read posts by them; else whether they could.
 */
export function SyncPosts() {
  const { t } = useT(["today", "sync"]);
  const errorText = useErrorText();
  const sources = useSyncSources();
  const products = trpc.connections.products.useQuery();
  const canConnectMore = products.data?.some(({ isOffered, status }) => isOffered && status !== "active");
  const { connections, activity, sync: syncs } = trpc.useUtils();
  const sync = trpc.sync.start.useMutation({
    onSettled: () => {
      // Also after an error: the connection may no longer be what this card shows.
      for (const noun of [connections, activity, syncs]) void noun.invalidate();
    },
  });
  const { data, error, isPending } = sync;
  return (
    <div className="grid justify-items-start gap-2">
      <Button loading={isPending} onClick={() => sync.mutate()}>
        {!isPending && <RefreshCw aria-hidden />}
        {t("linkedin.syncPosts")}
      </Button>
      <div role="status" className="text-caption" data-testid="sync-result">
        {isPending && <p className="sr-only">{t("linkedin.syncing")}</p>}
        {data && !isPending && (
          <p className="font-medium tabular-nums">
            {t("linkedin.result", { new: data.new, updated: data.updated, skipped: data.skipped })}
          </p>
        )}
        {error && !isPending && <p className="text-danger-text">{errorText(error)}</p>}
      </div>
      {sources.length > 0 && <SourceList sources={sources} />}
      {!products.isPending && (
        <p className="text-caption text-pretty text-muted-fg">
          {sources.length > 0
            ? t("sync:sources.counted")
            : t(canConnectMore ? "linkedin.offered" : "linkedin.counted")}
        </p>
      )}
    </div>
  );
}
