import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { ScrollText } from "lucide-react";
import { useT } from "next-i18next/client";
import { LoadMore } from "../shared/list/load-more";
import { useErrorText } from "../shared/use-error-text";
import { ConsoleSkeleton } from "./console-skeleton";
import { AuditLogLine } from "./audit-log-line";
import { useAuditLog } from "./use-audit-log";

/** The audit log: every decision, newest first. */
export function AuditLogView() {
  const { t } = useT("operator");
  const { t: common } = useT("common");
  const errorText = useErrorText();
  const auditLog = useAuditLog();
  const entries = auditLog.data?.pages.flatMap((page) => page.decisions) ?? [];
  if (auditLog.isPending) return <ConsoleSkeleton />;
  if (auditLog.isError && entries.length === 0)
    return (
      <ErrorState
        title={t("trailFailed")}
        description={errorText(auditLog.error)}
        retryLabel={common("retry")}
        retrying={auditLog.isFetching}
        onRetry={() => void auditLog.refetch()}
      />
    );
  if (entries.length === 0)
    return (
      <EmptyState
        icon={<ScrollText />}
        title={t("nobody.trail.title")}
        description={t("nobody.trail.text")}
      />
    );
  return (
    <>
      <ol aria-label={t("view.trail")} className="rounded-xl border border-border bg-surface">
        {entries.map((entry) => (
          <AuditLogLine key={entry.id} entry={entry} />
        ))}
      </ol>
      <LoadMore
        list={auditLog}
        label={t("loadMore")}
        failed={t("trailFailed")}
        onClick={() => void auditLog.fetchNextPage()}
      />
    </>
  );
}
