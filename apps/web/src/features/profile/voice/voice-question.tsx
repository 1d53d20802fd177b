import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "next-i18next/client";
import { useState } from "react";

type Which = "again" | "delete";
type Props = {
  /** Which question is open; null: none. */
  asking: Which | null;
  loading: boolean;
  onCancel: () => void;
  onAnswer: () => void;
};

/** Asks before words that the user wrote are replaced or deleted. */
export function VoiceQuestion({ asking, loading, onCancel, onAnswer }: Props) {
  const { t } = useT(["voice", "common"]);
  // While it closes it still says what it said.
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
