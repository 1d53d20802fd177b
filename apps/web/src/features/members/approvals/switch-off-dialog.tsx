import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";

type Props = { open: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before posts go out without an approval again: those that wait do, at their times. */
export function SwitchOffDialog({ open, onClose, onConfirm }: Props) {
  const { t } = useT(["approvals", "common"]);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={t("rules.off.title")}
      description={
        <>
          <p>{t("rules.off.text")}</p>
          <p>{t("rules.off.late")}</p>
        </>
      }
      cancelLabel={t("common:cancel")}
      actionLabel={t("rules.off.action")}
      tone="danger"
      onAction={onConfirm}
    />
  );
}
