import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";

type Props = { open: boolean; count: number; loading: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before failed posts go out: what is sent has no Undo. */
export function RetryDialog({ open, count, loading, onConfirm, onClose }: Props) {
  const { t } = useT(["posts", "common"]);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("bulk.retry.title", { count })}
      description={<p>{t("bulk.retry.text")}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t("publish.confirm")}
      loading={loading}
      onAction={onConfirm}
    />
  );
}
