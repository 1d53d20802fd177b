import { OPERATOR_LIMITS } from "@takt/domain/privacy/model/operator-limits";
import { Field } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { FormDialog } from "./form-dialog";
import { useRequestAction, type QueuedRequest } from "./use-request-action";

type Props = { request: QueuedRequest; open: boolean; onClose: () => void };

/** Keeps the operator's note about a request; an empty one removes it. */
export function NoteDialog({ request, open, onClose }: Props) {
  return open && <NoteForm request={request} onClose={onClose} />;
}

function NoteForm({ request, onClose }: Omit<Props, "open">) {
  const { t } = useT("operator");
  const { id, reference } = request;
  const stored = request.note ?? "";
  const [note, setNote] = useState(stored);
  const save = useRequestAction(trpc.dataRequests.annotate.useMutation().mutateAsync, {
    request,
    done: t("requests.note.toast"),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t("requests.note.title", { reference })}
      description={t("requests.note.text")}
      submitLabel={t("requests.note.save")}
      running={save.isRunning}
      isTyped={note !== stored}
      onSubmit={() => void save.run({ id, note })}
      onClose={onClose}
    >
      <Field label={t("requests.note.label")}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={OPERATOR_LIMITS.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
