import { findFieldProblems } from "@takt/domain/shared/field-problems";
import { DomainError } from "@takt/domain/shared/domain-error";
import { DEFAULT_LOCALE, isLocale } from "@takt/i18n/locales";
import { headers } from "next/headers";
import { ZodError } from "zod";
import { env } from "~/env";
import { createContext } from "../context";
import { deps } from "../deps";
import { newErrorId } from "../error-id";
import { declarationId, readFormToken } from "./form-token";
import { log } from "../log";
import { readFields, type Fields, type FormState } from "~/features/forms/parts/form-state";

type Sender = Awaited<ReturnType<typeof readSender>>;

/**
 * Answers a public form: what a use case makes of its fields, or what is wrong, such as with fields that the schema of the
 * use case refuses (`parse`). Nothing of it is thrown.
 */
export async function answerForm<Receipt>(
  form: FormData,
  act: (fields: Fields, sender: Sender) => Promise<Receipt>,
): Promise<FormState<Receipt>> {
  const { formToken = "", ...fields } = readFields(form);
  const state = { fields, problems: {}, error: null, receipt: null };
  try {
    return { ...state, receipt: await act(fields, await readSender(formToken, fields)) };
  } catch (error) {
    const problems = error instanceof ZodError ? findFieldProblems(error) : {};
    if (Object.keys(problems).length > 0) return { ...state, problems };
    if (error instanceof DomainError) return { ...state, error: { code: error.code, errorId: null } };
    const errorId = newErrorId();
    log.error("form.failed", { errorId, error });
    return { ...state, error: { code: "unexpected", errorId } };
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
