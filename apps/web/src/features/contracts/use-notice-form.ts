import { useState } from "react";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { useAction } from "../shared/actions/use-action";
import { newId } from "../shared/pending-ids";
import { useLocale } from "../shared/use-locale";
import { useStoredDraft } from "../shared/use-stored-draft";
import { type FieldName, type NoticeFields, readFields, toInput } from "./notice-fields";

export type Notice = RouterOutputs["contracts"]["submit"];
export type NoticeForm = ReturnType<typeof useNoticeForm>;

/**
 * The state of a page that declares something about a contract. What is typed stays in the tab until it was sent. The id
 * stays the same until something is changed, so that a try after a lost answer declares nothing twice.
 */
export function useNoticeForm(page: "cancel" | "withdraw", initial: NoticeFields) {
  const locale = useLocale();
  const [stored, setStored, clear] = useStoredDraft(`contracts:${page}`);
  const [id, setId] = useState(newId);
  const [tried, setTried] = useState(false);
  const [receipt, setReceipt] = useState<Notice | null>(null);
  const fields = readFields(stored) ?? initial;
  const made = toInput(fields, { id, locale });
  const problems: readonly FieldName[] = made.kind === "problems" ? made.fields : [];

  const { mutateAsync } = trpc.contracts.submit.useMutation();
  const send = useAction(mutateAsync, {
    // The page shows it.
    failed: () => null,
    onDone(notice: Notice) {
      setReceipt(notice);
      clear();
    },
  });

  return {
    fields,
    receipt,
    sending: send.isRunning,
    error: send.error,
    /** Only after the first submit. */
    problems: tried ? problems : [],
    change(changed: Partial<NoticeFields>) {
      setStored(JSON.stringify({ ...fields, ...changed }));
      setId(newId());
    },
    /** Submits the form; returns the first field with a problem. */
    submit(): FieldName | null {
      setTried(true);
      if (made.kind === "problems") return made.fields[0] ?? null;
      void send.run(made.input);
      return null;
    },
  };
}
