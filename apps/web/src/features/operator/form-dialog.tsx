import { Button } from "@takt/ui/button";
import { DialogContent } from "@takt/ui/dialog";
import { useT } from "../../i18n/use-t";
import { useId, type FormEvent, type ReactNode } from "react";

type Props = {
  title: string;
  description: string;
  submitLabel: string;
  variant?: "primary" | "danger";
  running: boolean;
  /** Whether something was typed: a click outside does not discard it. */
  isTyped: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The content of a dialog with one form. What is typed stays when the call fails; Cancel discards it. */
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!running) onSubmit(event.currentTarget);
  };
  return (
    <DialogContent
      title={title}
      description={description}
      closeLabel={t("close")}
      onInteractOutside={(event) => isTyped && event.preventDefault()}
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
    </DialogContent>
  );
}
