import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { useState } from "react";

type Which = "again" | "delete";
type Props = {
  /** The open question, or null. */
  asking: Which | null;
  loading: boolean;
  onCancel: () => void;
  onAnswer: () => void;
};

/** Asks before the user's edited text is replaced or deleted. */
export function VoiceConfirmDialog({ asking, loading, onCancel, onAnswer }: Props) {
  const { t } = useT(["voice", "common"]);
  // Keeps its text during the closing animation.
  const [last, setLast] = useState<Which>("delete");
  if (asking !== null && asking !== last) setLast(asking);
  const which = asking ?? last;
  return (
    <AlertDialog
      open={asking !== null}
      onOpenChange={(open) => !open && onCancel()}
      title={t(`${which}.title`)}
      description={<p>{t(`${which}.text`)}</p>}
      cancelLabel={t("common:cancel")}
      actionLabel={t(`${which}.confirm`)}
      tone="danger"
      loading={loading}
      onAction={onAnswer}
    />
  );
}
