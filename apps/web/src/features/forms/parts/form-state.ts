import type { FieldProblems } from "@takt/domain/shared/field-problems";

/** Typed values by the names of the fields. */
export type Fields = Readonly<Partial<Record<string, string>>>;

/** Why nothing came of a form: the server's code, or `offline`, or `unexpected` with the id that the log has, too. */
export type FormError = { code: string; errorId: string | null };

/** The outcome of a form that was sent with these fields: a receipt, or its problems. */
export type FormState<Receipt> = {
  fields: Fields;
  problems: FieldProblems;
  error: FormError | null;
  receipt: Receipt | null;
};

/** A server function that a public form is sent to. It answers from the form alone, not from what it answered before. */
export type FormAction<Receipt> = (
  before: FormState<Receipt> | null,
  form: FormData,
) => Promise<FormState<Receipt>>;

/** Returns the texts of a form, without what React sends along. */
export function readFields(form: FormData): Fields {
  const texts = [...form].filter(([name, value]) => typeof value === "string" && !name.startsWith("$ACTION"));
  return Object.fromEntries(texts as [string, string][]);
}
