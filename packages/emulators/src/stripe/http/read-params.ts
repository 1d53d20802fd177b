import type { z } from "zod";
import { invalidParams, type ApiError } from "./api-error";
import type { Refusal } from "./params";
import type { Form } from "./parse-form";

/** Reads the form of a request; throws Stripe's refusal for the first parameter that is wrong. */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  throw refusal(firstIssue(result.error.issues));
}

/** The first issue that is not the consequence of another; of a union that of its last, most general option. */
function firstIssue(issues: z.core.$ZodIssue[], path: PropertyKey[] = []): z.core.$ZodIssue {
  // Stripe looks for unknown parameters before it reads any.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]!;
  const whole = [...path, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0)
    return firstIssue(issue.errors.at(-1)!, whole);
  return { ...issue, path: whole };
}

/** `["items", 0, "price"]` as `items[0][price]`. */
function nameOf([first, ...rest]: PropertyKey[]): string {
  return String(first) + rest.map((part) => `[${String(part)}]`).join("");
}

function refusal(issue: z.core.$ZodIssue): ApiError {
  const name = nameOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const message = `Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`;
    return invalidParams(message, "parameter_unknown", names[0]);
  }
  if (issue.code === "custom") {
    const { code, message } = (issue.params ?? {}) as Partial<Refusal>;
    return invalidParams(message?.(name) ?? issue.message, code, name);
  }
  if (issue.input === undefined)
    return invalidParams(`Missing required param: ${name}.`, "parameter_missing", name);
  if (issue.code === "invalid_value")
    return invalidParams(
      `Invalid ${name}: must be one of ${list(issue.values.map(String))}`,
      undefined,
      name,
    );
  if (issue.code === "invalid_format")
    return invalidParams(`Invalid integer: ${String(issue.input)}`, "parameter_invalid_integer", name);
  if (issue.code === "too_big" || issue.code === "too_small")
    return invalidParams(`Invalid ${name}: ${issue.message}`, undefined, name);
  return invalidParams(`Invalid ${kindOf(issue)}: ${JSON.stringify(issue.input)}`, undefined, name);
}

const list = (values: string[]) =>
  values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")}, or ${values.at(-1)!}`;

const KINDS: Record<string, string> = { array: "array", object: "object", record: "hash" };
const kindOf = (issue: z.core.$ZodIssue) =>
  (issue.code === "invalid_type" ? KINDS[issue.expected] : undefined) ?? "string";
