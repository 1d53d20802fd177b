import { useState } from "react";
import { v7 } from "uuid";
import { useStoredDraft } from "../use-stored-draft";
import { FORM_TOKEN_HEADER } from "./form-token-header";
import { useSend } from "./use-send";

type Options<Fields, Name extends string, Problem, Receipt> = {
  /** Where the route handler is. */
  path: string;
  /** Tells the server that the page was open (server/form-token.ts); without it e-mails may wait. */
  token: string;
  /** Under which what is typed stays in the tab. */
  draftKey: string;
  initial: Fields;
  /** Reads what the tab has stored; null when it is nothing that was typed here. */
  readStored: (stored: string) => Fields | null;
  /** In the order of the page. */
  names: readonly Name[];
  findProblems: (fields: Fields) => Partial<Record<Name, Problem>>;
  toBody: (fields: Fields, id: string) => object;
  isReceipt: (answer: unknown) => answer is Receipt;
};

/**
 * The state of a public form. What is typed stays in the tab until it was sent. The id stays the same until something is
 * changed, so that a try after a lost answer is received once.
 */
export function useLightForm<Fields extends object, Name extends string, Problem, Receipt>(
  options: Options<Fields, Name, Problem, Receipt>,
) {
  const { path, token, draftKey, initial, readStored, names, findProblems, toBody, isReceipt } = options;
  const [stored, setStored, clear] = useStoredDraft(draftKey);
  const [id, setId] = useState(() => v7());
  const [tried, setTried] = useState(false);
  const { sending, error, receipt, send, reset } = useSend(path, isReceipt, { [FORM_TOKEN_HEADER]: token });
  const fields = readStored(stored) ?? initial;
  const problems = findProblems(fields);

  const sendAndClear = async () => {
    if (await send(toBody(fields, id))) clear();
  };

  return {
    fields,
    sending,
    error,
    receipt,
    /** Only after the first submit. */
    problems: tried ? problems : ({} as typeof problems),
    change(changed: Partial<Fields>) {
      setStored(JSON.stringify({ ...fields, ...changed }));
      setId(v7());
    },
    /** Submits the form; returns the first field with a problem. */
    submit(): Name | null {
      setTried(true);
      const wrong = names.find((name) => problems[name]);
      if (wrong) return wrong;
      void sendAndClear();
      return null;
    },
    clear,
    /** Starts the form again after its receipt. */
    restart() {
      reset();
      setTried(false);
      setId(v7());
    },
  };
}
