import { useActionState, useEffect } from "react";
import type { Fields, FormAction, FormState } from "./form-state";
import { sendForm } from "./send-form";
import { useFormFields } from "./use-form-fields";

type Options = {
  /** Under which what is typed stays in the tab until it was received; without one it stays in the page. */
  draftKey?: string;
  /** First values of the fields. */
  initial?: Fields;
};

export type PublicFormState = Omit<ReturnType<typeof usePublicForm<unknown>>, "receipt">;

/**
 * The state of a public form. Before React has taken the page over, and without scripts, the browser sends the form, and
 * the page that comes back has its state. After that React sends it, and a lost connection is a state, too.
 */
export function usePublicForm<Receipt>(action: FormAction<Receipt>, { draftKey, initial }: Options = {}) {
  const [posted, post] = useActionState(action, null);
  const [state, send, sending] = useActionState(
    (_: FormState<Receipt> | null, form: FormData) => sendForm(action, form),
    posted,
  );
  const { typed, setTyped, clear } = useFormFields(draftKey ?? null);
  const fields: Fields = { ...initial, ...(typed ?? state?.fields) };
  const receipt = state?.receipt ?? null;
  useEffect(() => {
    if (receipt !== null) clear();
  }, [receipt, clear]);
  return {
    /** The form's action for the browser. */
    post,
    /** Sends it as React does. */
    send,
    sending,
    fields,
    /** Changes a field; a checkbox that is not checked has no value. */
    change: (name: string, value: string | undefined) => {
      const { [name]: _, ...others } = fields;
      setTyped(value === undefined ? others : { ...others, [name]: value });
    },
    /** The problem of a field as it was sent; undefined once it is changed. */
    findProblem: (name: string) => (state?.fields[name] === fields[name] ? state?.problems[name] : undefined),
    /** The last answer. */
    state,
    receipt,
    clear,
  };
}
