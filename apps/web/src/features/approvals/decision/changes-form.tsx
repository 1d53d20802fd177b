import { APPROVAL_NOTE_LENGTH } from "@takt/domain/posts/model/approval-input";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { useEscapeLayer } from "@takt/ui/use-escape-layer";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useMe } from "~/features/shared/use-me";
import { useStoredDraft } from "~/features/shared/use-stored-draft";

type Props = {
  postId: string;
  onSend: (note: string) => Promise<unknown>;
  onClose: () => void;
};

/** The wanted changes in words, which are kept until they are sent. Ctrl+Enter sends them. */
export function ChangesForm({ postId, onSend, onClose }: Props) {
  const { t } = useT("approvals");
  const { id: userId } = useMe();
  const [note, setNote, clear] = useStoredDraft(`approval-note:${userId}:${postId}`);
  const [isMissing, setMissing] = useState(false);
  // Before the sheet that it may be in.
  useEscapeLayer(true, onClose);
  const submit = async () => {
    const text = note.trim();
    setMissing(text === "");
    if (text !== "" && (await onSend(text))) clear();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid w-full gap-2.5">
      <Field
        label={t("inbox.changes.label")}
        hint={t("inbox.changes.hint")}
        error={isMissing && note.trim() === "" && t("inbox.changes.required")}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            required
            aria-required
            maxLength={APPROVAL_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={onKeyDown}
            className="max-h-56"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {t("inbox.changes.send")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("inbox.changes.cancel")}
        </Button>
      </div>
    </form>
  );
}
