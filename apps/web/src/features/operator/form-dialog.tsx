import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { useId, type FormEvent, type ReactNode } from "react";
import { useDiscardQuestion } from "../shared/leaving/use-discard-question";

type Props = {
  title: string;
  description: string;
  submitLabel: string;
  variant?: "primary" | "danger";
  running: boolean;
  /** Whether something was typed, which is not discarded without a question. */
  isTyped: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one form, open while it is mounted. What is typed stays when the call fails; Cancel discards it. */
export function FormDialog({
  title,
  description,
  submitLabel,
  variant = "primary",
  running,
  isTyped,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useT("common");
  const formId = useId();
  const { close, question } = useDiscardQuestion(isTyped, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!running) onSubmit(event.currentTarget);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={title}
        description={description}
        closeLabel={t("close")}
        footer={
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button type="submit" form={formId} variant={variant} loading={running}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
          {children}
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}
