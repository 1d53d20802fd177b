import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import type { ReactNode } from "react";
import { useDiscardQuestion } from "../shared/leaving/use-discard-question";
import { useInterruptionGuard } from "../shared/leaving/use-interruption-guard";
import { useT } from "~/i18n/use-t";
import { type MadeKey, NewKey } from "./new-key";

type Props = {
  /** Null until it is made. */
  made: MadeKey | null;
  origin: string;
  /** Called with whether a key was made. */
  onClose: (isMade: boolean) => void;
  /** What is asked before. */
  title: ReactNode;
  description: ReactNode;
  footer: ReactNode;
  /** Whether something is entered that closing would lose. */
  isEntered?: boolean;
  children?: ReactNode;
};

/** Makes a key, and then shows it this once: closing asks whether it is stored, except by the button that says so. */
export function NewKeyDialog({ made, origin, onClose, isEntered = false, ...before }: Props) {
  const { t } = useT(["api-keys", "common"]);
  const isMade = made !== null;
  const { close, question } = useDiscardQuestion(
    isMade || isEntered,
    () => onClose(isMade),
    isMade
      ? {
          title: t("made.question"),
          text: t("made.loss"),
          keep: t("made.back"),
          confirm: t("made.close"),
        }
      : undefined,
  );
  useInterruptionGuard(isMade);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={isMade ? t("made.title") : before.title}
        description={isMade ? undefined : before.description}
        closeLabel={t("common:close")}
        footer={
          isMade ? (
            <Button variant="primary" onClick={() => onClose(true)}>
              {t("made.stored")}
            </Button>
          ) : (
            before.footer
          )
        }
      >
        {isMade ? <NewKey made={made} origin={origin} /> : before.children}
        {question}
      </DialogContent>
    </Dialog>
  );
}
