import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { useDiscardQuestion } from "./leaving/use-discard-question";
import { useInterruptionGuard } from "./leaving/use-interruption-guard";

type Props = {
  /** The secret that is shown once; null until it is created. */
  made: ReactNode | null;
  texts: {
    /** Above what is shown. */
    title: string;
    /** The button that closes without a question. */
    stored: string;
    /** Whether it is stored, what is lost if not, and the two answers. */
    question: { title: string; text: string; keep: string; confirm: string };
  };
  /** Called with whether something was made. */
  onClose: (isMade: boolean) => void;
  /** Shown before it is created. */
  title: ReactNode;
  description?: ReactNode;
  footer: ReactNode;
  /** Whether something is entered that closing would lose. */
  isEntered?: boolean;
  children?: ReactNode;
};

/** Makes a secret, and then shows it this once: closing asks whether it is stored, except by the button that says so. */
export function OnceDialog({ made, texts, onClose, isEntered = false, ...before }: Props) {
  const { t } = useT("common");
  const isMade = made !== null;
  const { close, question } = useDiscardQuestion(
    isMade || isEntered,
    () => onClose(isMade),
    isMade ? texts.question : undefined,
  );
  useInterruptionGuard(isMade);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={isMade ? texts.title : before.title}
        description={isMade ? undefined : before.description}
        closeLabel={t("close")}
        footer={
          isMade ? (
            <Button variant="primary" onClick={() => onClose(true)}>
              {texts.stored}
            </Button>
          ) : (
            before.footer
          )
        }
      >
        {isMade ? made : before.children}
        {question}
      </DialogContent>
    </Dialog>
  );
}
