import { findFieldProblems, type FieldProblems } from "@takt/domain/shared/field-problems";
import { DomainError } from "@takt/domain/shared/domain-error";
import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";
import { headers } from "next/headers";
import type { z } from "zod";
import { env } from "~/env";
import { createContext } from "~/server/context";
import { deps } from "~/server/deps";
import { newErrorId } from "~/server/error-id";
import { declarationId, readFormToken } from "~/server/form-token";
import { log } from "~/server/log";
import { readFields, type Fields, type FormState } from "./form-state";

type Sender = Awaited<ReturnType<typeof readSender>>;

/** Answers a public form: what a use case makes of its fields, or what is wrong. Nothing of it is thrown. */
export async function answerForm<Receipt>(
  form: FormData,
  act: (fields: Fields, sender: Sender) => Promise<Receipt>,
): Promise<FormState<Receipt>> {
  const { formToken = "", ...fields } = readFields(form);
  const state = { fields, problems: {}, error: null, receipt: null };
  try {
    return { ...state, receipt: await act(fields, await readSender(formToken, fields)) };
  } catch (error) {
    if (error instanceof FieldsError) return { ...state, ...error.answer };
    if (error instanceof DomainError) return { ...state, error: { code: error.code, errorId: null } };
    const errorId = newErrorId();
    log.error("form.failed", { errorId, error });
    return { ...state, error: { code: "unexpected", errorId } };
  }
}

/** Parses the fields of a form by the schema of its use case; what is wrong with them becomes the answer of the form. */
export function parseFields<Input>(schema: z.ZodType<Input>, fields: object): Input {
  const { data, error } = schema.safeParse(fields);
  if (error) throw new FieldsError(findFieldProblems(error));
  return data as Input;
}

class FieldsError extends Error {
  override readonly name = "FieldsError";

  constructor(private readonly problems: FieldProblems) {
    super("Fields of a form are wrong");
  }

  /** The problems; an error where no field of the page has one, which no page of ours sends. */
  get answer() {
    const isOurs = Object.keys(this.problems).length > 0;
    return { problems: this.problems, error: isOurs ? null : { code: "form_invalid", errorId: null } };
  }
}

/** Returns who sends a form, in which language, and the id of what they declare with it. */
async function readSender(formToken: string, fields: Fields) {
  const { user, visitorHash } = await createContext();
  const locale = (await headers()).get("x-locale") ?? undefined;
  return {
    user,
    visitorHash,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    id: declarationId(formToken, fields, env()),
    formId: readFormToken(formToken, env(), deps().clock.now()),
  };
}
