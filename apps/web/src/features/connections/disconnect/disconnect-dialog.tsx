import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import { DisconnectFacts } from "./disconnect-facts";

type Props = {
  loading: boolean;
  /** The error of the last attempt. */
  error: unknown;
  onCancel: () => void;
  onDisconnect: () => void;
};

/** Asks before disconnecting, and explains what that means for the posts. */
export function DisconnectDialog({ loading, error, onCancel, onDisconnect }: Props) {
  const { t } = useT(["profile", "common"]);
  const errorText = useErrorText();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !loading && onCancel()}
      title={t("disconnect.title")}
      description={<DisconnectFacts />}
      cancelLabel={t("common:cancel")}
      actionLabel={t("disconnect.action")}
      tone="danger"
      loading={loading}
      onAction={onDisconnect}
    >
      <div role="status" className="text-sm text-muted-fg">
        {loading && t("disconnect.pending")}
      </div>
      {error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {errorText(error)}
        </p>
      )}
    </AlertDialog>
  );
}
