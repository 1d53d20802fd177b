import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { useErrorText } from "../shared/use-error-text";

type Which = "others" | "all";
type Props = {
  /** The open question, or null. */
  asking: Which | null;
  loading: boolean;
  /** The error of the last attempt. */
  error: unknown;
  onCancel: () => void;
  onEnd: (which: Which) => void;
};

/** Asks before signing out on several devices at once. */
export function EndAllDialog({ asking, loading, error, onCancel, onEnd }: Props) {
  const { t } = useT(["settings", "common"]);
  const errorText = useErrorText();
  const which = asking ?? "others";
  return (
    <AlertDialog
      open={asking !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t(`privacy.ask.${which}.title`)}
      description={<p>{t(`privacy.ask.${which}.text`)}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t(`privacy.ask.${which}.action`)}
      tone="danger"
      loading={loading}
      onAction={() => onEnd(which)}
    >
      {error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {errorText(error)}
        </p>
      )}
    </AlertDialog>
  );
}
