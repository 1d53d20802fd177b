import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { AccountStatus } from "./account-status";
import type { Account } from "./use-accounts";

type Props = {
  account: Account;
  name: string;
  /** Whether it is the operator's own account: nobody decides about themselves. */
  own: boolean;
  chosen: boolean;
  onToggle: () => void;
  onActivate: () => void;
  onReject: () => void;
  onPutBack: () => void;
  onBilling: () => void;
};

/** One account with its status, its dates and the possible decisions. */
export function AccountRow({
  account,
  name,
  own,
  chosen,
  onToggle,
  onActivate,
  onReject,
  onPutBack,
  onBilling,
}: Props) {
  const { t } = useT("operator");
  const { day } = useClock();
  const { status, joinedAt, decidedAt, reason } = account;
  return (
    <li
      data-account={account.id}
      className="grid gap-3 rounded-xl border border-border bg-surface p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-4"
    >
      <div className="grid min-w-0 gap-2">
        <Checkbox
          label={<span className="font-medium wrap-anywhere">{name}</span>}
          hint={<span className="wrap-anywhere">{account.email ?? t("noEmail")}</span>}
          checked={chosen && !own}
          disabled={own}
          onCheckedChange={onToggle}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 ps-7.5 text-caption text-muted-fg">
          <AccountStatus status={status} />
          <span className="tabular-nums">
            {joinedAt ? t("joined", { date: day(joinedAt) }) : t("notJoined")}
          </span>
          {decidedAt && <span className="tabular-nums">{t("decided", { date: day(decidedAt) })}</span>}
        </div>
        {reason && (
          <p className="ps-7.5 text-caption whitespace-pre-line wrap-anywhere">
            {t("reasonGiven", { reason })}
          </p>
        )}
        {own && <p className="ps-7.5 text-caption text-muted-fg">{t("own")}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:ps-7.5 sm:justify-end">
        <Button size="sm" variant="ghost" aria-label={t("billing.openOne", { name })} onClick={onBilling}>
          {t("billing.open")}
        </Button>
        {!own && (
          <>
            {status !== "waitlisted" && (
              <Button size="sm" variant="ghost" aria-label={t("putBackOne", { name })} onClick={onPutBack}>
                {t("putBack")}
              </Button>
            )}
            {status !== "rejected" && (
              <Button size="sm" aria-label={t("rejectOne", { name })} onClick={onReject}>
                {t("reject")}
              </Button>
            )}
            {status !== "active" && (
              <Button size="sm" aria-label={t("activateOne", { name })} onClick={onActivate}>
                {t("activate")}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}
