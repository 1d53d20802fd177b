import { useT } from "next-i18next/client";
import { useClock } from "../shared/time/use-clock";
import { AccountStatus } from "./account-status";
import type { AuditLogEntry } from "./use-audit-log";

/** One decision with its account, its decider, its date and its reason. */
export function AuditLogLine({ entry }: { entry: AuditLogEntry }) {
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
        <p className="text-[13px] text-muted-fg wrap-anywhere">
          {accountName && accountEmail ? `${accountEmail} · ${by}` : by} ·{" "}
          <time dateTime={at.toISOString()} className="tabular-nums">
            {dateTime(at)}
          </time>
        </p>
        {reason && (
          <p className="text-[13px] whitespace-pre-line wrap-anywhere">{t("reasonGiven", { reason })}</p>
        )}
      </div>
      <div>
        <AccountStatus status={decision} />
      </div>
    </li>
  );
}
