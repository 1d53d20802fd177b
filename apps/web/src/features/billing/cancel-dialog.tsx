import { AlertDialog } from "@takt/ui/alert-dialog";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useClock } from "../shared/time/use-clock";
import { useErrorText } from "../shared/use-error-text";
import { useLocale } from "../shared/use-locale";
import { formatMoney } from "@takt/domain/shared/format-money";
import type { SubscriptionView } from "./subscription-state";
import { useRefreshBilling } from "./use-refresh-billing";

type Props = { view: SubscriptionView; open: boolean; onClose: () => void };
type End = "earliest" | "period";

/** Cancels in one step, and says before until when everything stays. In a renewed year the user chooses the end. */
export function CancelDialog({ view, open, onClose }: Props) {
  const { t } = useT(["billing", "plans"]);
  const { day } = useClock();
  const errorText = useErrorText();
  const [end, setEnd] = useState<End>("earliest");
  const { mutateAsync } = trpc.billing.cancel.useMutation();
  const cancel = useAction((input: { end: End }) => mutateAsync(input), {
    refresh: useRefreshBilling(),
    done: () => ({ tone: "success", title: t("cancel.done") }),
    failed: () => null,
    onDone: onClose,
  });
  const plan = t(`plans:names.${view.entitledTo}`);
  const endsAt = (end === "earliest" && view.earlyEnd?.at) || view.renewsAt;
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (isOpen || cancel.isRunning) return;
        cancel.clearError();
        onClose();
      }}
      title={t("cancel.title")}
      description={
        <>
          <p>
            {endsAt ? t("cancel.until", { plan, day: day(endsAt) }) : t("cancel.untilPeriodEnd", { plan })}
          </p>
          <p>{t("cancel.after")}</p>
          <p>{t("cancel.charge")}</p>
        </>
      }
      cancelLabel={t("cancel.keep")}
      actionLabel={t("card.cancel")}
      loading={cancel.isRunning}
      onAction={() => void cancel.run({ end })}
    >
      <EndField view={view} end={end} onChange={setEnd} disabled={cancel.isRunning} />
      {cancel.error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {t("cancel.failed")}. {errorText(cancel.error)}
        </p>
      )}
    </AlertDialog>
  );
}

type EndFieldProps = Pick<Props, "view"> & { end: End; onChange: (end: End) => void; disabled: boolean };

/** The choice between the earliest end and that of the paid period, where they differ. */
function EndField({ view: { earlyEnd, renewsAt, currency }, end, onChange, disabled }: EndFieldProps) {
  const { t } = useT("billing");
  const { day } = useClock();
  const locale = useLocale();
  if (!earlyEnd || !renewsAt) return null;
  const amount = formatMoney(earlyEnd.refundCents, currency ?? "eur", locale);
  return (
    <RadioGroup
      label={t("cancel.end.label")}
      value={end}
      onValueChange={onChange}
      disabled={disabled}
      options={[
        {
          value: "earliest",
          label: t("cancel.end.earliest", { day: day(earlyEnd.at) }),
          hint: t("cancel.end.earliestHint", { amount }),
        },
        {
          value: "period",
          label: t("cancel.end.period", { day: day(renewsAt) }),
          hint: t("cancel.end.periodHint"),
        },
      ]}
    />
  );
}
