import { AlertDialog } from "@takt/ui/alert-dialog";
import { useT } from "~/i18n/use-t";
import { useState, type ReactNode } from "react";

/** The question, where it is another one than whether to discard changes. */
type Texts = { title: string; text: string; keep: string; confirm: string };

/**
 * Closes a dialog by Escape, its cross or a click beside it (`close`), and asks first when something was entered that would
 * be lost. Render `question` in the dialog. A button that says Cancel needs no question.
 */
export function useDiscardQuestion(
  isEntered: boolean,
  onClose: () => void,
  texts?: Texts,
): { close: () => void; question: ReactNode } {
  const { t } = useT("common");
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isEntered ? setIsAsking(true) : onClose()),
    question: (
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts?.title ?? t("discard.title")}
        description={<p>{texts?.text ?? t("discard.text")}</p>}
        cancelLabel={texts?.keep ?? t("discard.keep")}
        actionLabel={texts?.confirm ?? t("discard.confirm")}
        tone="danger"
        onAction={onClose}
      />
    ),
  };
}
