import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Callout } from "@takt/ui/callout";
import { CircleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useRef, type SyntheticEvent } from "react";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import { useErrorText } from "~/features/shared/use-error-text";
import { AudienceFields } from "../audience-fields";
import { useAudienceForm, type AudienceForm } from "../use-audience-form";

type Props = {
  /** The audience to edit; null for a new one. */
  audience: AudienceView | null;
  /** The initial description of a new audience. */
  description?: string;
  onSaved: (saved: AudienceView) => void;
  onClose: () => void;
};

/** Edits the name and description of an audience. It stays open with the typed text until saving succeeds. */
export function AudienceDialog({ audience, description, onSaved, onClose }: Props) {
  const { t } = useT(["audiences", "common"]);
  const form = useAudienceForm(audience, onSaved, description);
  const formId = useId();
  const { close, question } = useDiscardQuestion(form.isDirty, onClose);
  const body = useRef<HTMLFormElement>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // React events bubble through portals: a form around the dialog's opener must not be submitted too.
    event.stopPropagation();
    const wrong = await form.submit();
    if (wrong) body.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={audience ? t("dialog.editTitle") : t("dialog.newTitle")}
        description={t("dialog.text")}
        closeLabel={t("common:close")}
        footer={
          <>
            {form.theirs ? (
              <Button onClick={form.takeTheirs}>{t("dialog.takeTheirs")}</Button>
            ) : (
              <Button onClick={onClose}>{t("common:cancel")}</Button>
            )}
            <Button type="submit" form={formId} variant="primary" loading={form.isSaving}>
              {form.theirs
                ? t("dialog.saveMine")
                : audience && form.isNew
                  ? t("dialog.saveAsNew")
                  : t("common:save")}
            </Button>
          </>
        }
      >
        <form
          ref={body}
          id={formId}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4"
        >
          <AudienceFields form={form} onSubmit={() => body.current?.requestSubmit()} />
          <AudienceNotSaved form={form} />
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

/** Says why an audience was not saved and, when it was changed elsewhere, shows the saved version. */
function AudienceNotSaved({ form }: { form: AudienceForm }) {
  const { t } = useT("audiences");
  const errorText = useErrorText();
  const { error, theirs } = form;
  if (!error) return null;
  return (
    <Callout role="alert" tone="red" icon={<CircleAlert aria-hidden />}>
      <p className="font-medium">{t("failedTo.save")}</p>
      {theirs ? (
        <>
          <p>{t("dialog.changed")}</p>
          <blockquote className="mt-1 grid gap-0.5 border-s-2 border-current ps-3 wrap-anywhere">
            <p className="font-medium">{theirs.name}</p>
            <p className="whitespace-pre-wrap">{theirs.description}</p>
          </blockquote>
        </>
      ) : (
        <p>
          {errorText(error)} {t("dialog.kept")}
        </p>
      )}
    </Callout>
  );
}
