import type { z } from "zod";
import { invalidParams } from "./api-error";
import type { Form } from "./parse-form";

/** Reads the form of a request; throws a refusal of the first parameter that is wrong, or that is not emulated. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  // Stripe looks for unknown parameters before it reads any.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]!;
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]!] : issue.path;
  const name = path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");
  if (issue.code === "unrecognized_keys")
    throw invalidParams(`Received unknown parameter: ${name}. ${NOT_EMULATED}`, name, "parameter_unknown");
  if (issue.input === undefined)
    throw invalidParams(`Missing required param: ${name}.`, name, "parameter_missing");
  throw invalidParams(`Invalid ${name}: ${issue.message}. ${NOT_EMULATED}`, name);
}

const NOT_EMULATED = "If Stripe takes it, this emulator does not have it.";
