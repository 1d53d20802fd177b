import { REASON_LIMIT } from "@takt/domain/waitlist/model/decision-input";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useId, useRef, useState } from "react";
import { CharacterCount } from "../shared/character-count";
import { FormDialog } from "./form-dialog";

type About = { ids: string[]; name: string | null };
type Props = {
  /** The accounts to reject; null while the dialog is closed. */
  about: About | null;
  deciding: boolean;
  onClose: () => void;
  onReject: (ids: string[], reason: string) => Promise<void>;
};

/** Asks for the reason of a rejection. */
export function RejectDialog({ about, deciding, onClose, onReject }: Props) {
  return about && <ReasonForm about={about} deciding={deciding} onClose={onClose} onReject={onReject} />;
}

function ReasonForm({ about, deciding, onClose, onReject }: Props & { about: About }) {
  const { t } = useT("operator");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const missing = asked && reason.trim() === "";
  const { ids, name } = about;
  const submit = () => {
    setAsked(true);
    if (reason.trim() === "") field.current?.focus();
    else void onReject(ids, reason.trim());
  };
  return (
    <FormDialog
      title={name === null ? t("dialog.title", { count: ids.length }) : t("dialog.titleOne", { name })}
      description={t("dialog.text")}
      submitLabel={t("dialog.confirm")}
      variant="danger"
      running={deciding}
      isTyped={reason !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-1.5">
        <Field label={t("dialog.reason")} hint={t("dialog.hint")} error={missing && t("dialog.missing")}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              aria-describedby={`${control["aria-describedby"] ?? ""} ${countId}`.trim()}
              aria-required
              value={reason}
              maxLength={REASON_LIMIT}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="justify-self-end">
          <CharacterCount id={countId} length={reason.length} max={REASON_LIMIT} />
        </div>
      </div>
    </FormDialog>
  );
}
