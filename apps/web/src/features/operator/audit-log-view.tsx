import { EmptyState } from "@takt/ui/empty-state";
import { ScrollText } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import { useClock } from "../shared/time/use-clock";
import { AccountStatus } from "./account-status";
import { ConsoleList } from "./console-list";

type AuditLogPage = RouterOutputs["operator"]["decisions"];

type AuditLogEntry = AuditLogPage["decisions"][number];

/** Lists the decisions, newest first, page by page. */
const useAuditLog = () => trpc.operator.decisions.useInfiniteQuery({}, pagesFrom<AuditLogPage>(null));

/** The audit log: every decision, newest first. */
export function AuditLogView() {
  const { t } = useT("operator");
  const auditLog = useAuditLog();
  const entries = auditLog.data?.pages.flatMap((page) => page.decisions) ?? [];
  return (
    <ConsoleList
      list={auditLog}
      length={entries.length}
      failed={t("trailFailed")}
      empty={
        <EmptyState
          icon={<ScrollText />}
          title={t("nobody.trail.title")}
          description={t("nobody.trail.text")}
        />
      }
    >
      <ol aria-label={t("view.trail")} className="rounded-xl border border-border bg-surface">
        {entries.map((entry) => (
          <AuditLogLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </ConsoleList>
  );
}

/** One decision with its account, its decider, its date and its reason. */
function AuditLogLine({ entry }: { entry: AuditLogEntry }) {
  const { t } = useT("operator");
  const { dateTime } = useClock();
  const { decision, accountName, accountEmail, byCommandLine, deciderName, reason, at } = entry;
  const account = accountName ?? accountEmail ?? t("trail.gone");
  const by = byCommandLine
    ? t("trail.byCommandLine")
    : t("trail.by", { name: deciderName ?? t("trail.gone") });
  return (
    <li className="grid gap-1.5 border-b border-border p-4 text-sm last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-medium wrap-anywhere">{t(`trail.${decision}`, { account })}</p>
        <p className="text-caption text-muted-fg wrap-anywhere">
          {accountName && accountEmail ? `${accountEmail} · ${by}` : by} ·{" "}
          <time dateTime={at.toISOString()} className="tabular-nums">
            {dateTime(at)}
          </time>
        </p>
        {reason && (
          <p className="text-caption whitespace-pre-line wrap-anywhere">{t("reasonGiven", { reason })}</p>
        )}
      </div>
      <div>
        <AccountStatus status={decision} />
      </div>
    </li>
  );
}
