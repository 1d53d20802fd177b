import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import type { VoiceView } from "@takt/domain/voice/model/voice-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
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

/** Tells whether the user has edited the sheet, so that its text differs from the one its measures generate. */
export function isEdited({ measures, words }: Pick<VoiceView, "measures" | "words">): boolean {
  const own = describeVoice(measures);
  return words.en !== own.en || words.de !== own.de;
}
