import type { FormAction } from "~/features/forms/parts/form-state";

/**
 * Sends fields to a form's action as a page of Takt does. `says` is `taken`, the code of the error, or the fields with a
 * problem.
 */
export async function sendFields<Receipt>(action: FormAction<Receipt>, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const state = await action(null, form);
  const names = Object.keys(state.problems);
  return { ...state, says: state.error?.code ?? (names.length > 0 ? names : "taken") };
}
