import { readFields, type FormAction, type FormState } from "./form-state";

/** How long an answer is waited for. */
const TIMEOUT_MS = 30_000;

/** Sends a form to its action. That there is no connection, no answer or another failure is part of the state. */
export async function sendForm<Receipt>(
  action: FormAction<Receipt>,
  form: FormData,
): Promise<FormState<Receipt>> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
  try {
    return await Promise.race([action(null, form), timeout]);
  } catch {
    const error = { code: navigator.onLine ? "unexpected" : "offline", errorId: null };
    return { fields: readFields(form), problems: {}, error, receipt: null };
  }
}
