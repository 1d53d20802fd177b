import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useAction } from "../shared/actions/use-action";
import { useClock } from "../shared/time/use-clock";
import { useErrorText } from "../shared/use-error-text";
import type { SubscriptionView } from "./subscription-state";
import { useRefreshBilling } from "./use-refresh-billing";

type Props = { view: SubscriptionView; open: boolean; onClose: () => void };

/** Cancels in one step, and says before until when everything stays. */
export function CancelDialog({ view, open, onClose }: Props) {
  const { t } = useT(["billing", "plans"]);
  const { day } = useClock();
  const errorText = useErrorText();
  const { mutateAsync } = trpc.billing.cancel.useMutation();
  const cancel = useAction((_: void) => mutateAsync(), {
    refresh: useRefreshBilling(),
    done: () => ({ tone: "success", title: t("cancel.done") }),
    failed: () => null,
    onDone: onClose,
  });
  const plan = t(`plans:names.${view.entitledTo}`);
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
            {view.renewsAt
              ? t("cancel.until", { plan, day: day(view.renewsAt) })
              : t("cancel.untilPeriodEnd", { plan })}
          </p>
          <p>{t("cancel.after")}</p>
          <p>{t("cancel.charge")}</p>
        </>
      }
      cancelLabel={t("cancel.keep")}
      actionLabel={t("card.cancel")}
      loading={cancel.isRunning}
      onAction={() => void cancel.run()}
    >
      {cancel.error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {t("cancel.failed")}. {errorText(cancel.error)}
        </p>
      )}
    </AlertDialog>
  );
}
