"use client";

import { Button } from "@takt/ui/button";
import { Dialog, DialogClose, DialogContent } from "@takt/ui/dialog";
import { isComposing } from "@takt/ui/is-composing";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { FeedbackFields } from "./feedback-fields";
import { FeedbackSent } from "./feedback-sent";
import { useFormErrorText } from "../shared/use-form-error-text";
import { useFeedbackForm, type PlacedOpening } from "./use-feedback-form";

/** The codes that users can do something about. */
const DETAILED_CODES = [
  "feedback_invalid",
  "screenshot_invalid",
  "screenshot_too_large",
  "rate_exceeded",
  "unauthorized",
] as const;

export type FeedbackDialogProps = {
  opening: PlacedOpening;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The feedback dialog. It stays mounted while it is closed. */
export function FeedbackDialog({ opening, open, onOpenChange }: FeedbackDialogProps) {
  const { t } = useT(["feedback", "common"]);
  const { toast } = useToast();
  const errorText = useFeedbackErrorText();
  const formId = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  const [reference, setReference] = useState<string | null>(null);
  const form = useFeedbackForm(opening, (quoted) => {
    // When the dialog was closed meanwhile, a toast shows the result.
    if (isOpen.current) setReference(quoted);
    else
      toast({ tone: "success", title: t("sent.title"), description: t("sent.quote", { reference: quoted }) });
  });

  const change = (next: boolean) => {
    if (!next) setReference(null);
    onOpenChange(next);
  };
  const submit = () => {
    if (!form.submit()) message.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
    event.preventDefault();
    if (!reference) submit();
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title={reference ? t("sent.title") : t("title")}
        description={reference ? undefined : t("text")}
        closeLabel={t("common:close")}
        onKeyDown={onKeyDown}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          message.current?.focus();
        }}
        footer={
          !reference && (
            <>
              <DialogClose asChild>
                <Button>{t("common:cancel")}</Button>
              </DialogClose>
              <Button variant="primary" type="submit" form={formId} loading={form.sending}>
                {t("send")}
              </Button>
            </>
          )
        }
      >
        {reference ? (
          <FeedbackSent reference={reference} />
        ) : (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <FeedbackFields form={form} messageRef={message} />
            {form.error !== null && (
              <p
                role="alert"
                className="mt-4 rounded-lg bg-danger-soft px-3 py-2 text-sm text-danger-soft-fg"
              >
                {t("failed")} {errorText(form.error)}
              </p>
            )}
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The text for a failed feedback. */
function useFeedbackErrorText(): (error: unknown) => string {
  const { t } = useT(["errors", "feedback"]);
  return useFormErrorText((code, data) => {
    const known = DETAILED_CODES.find((one) => one === code);
    return known ? t(known, { ...data }) : null;
  }, t("feedback:noAnswer"));
}
