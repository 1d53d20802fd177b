import type { z } from "zod";
import { invalidParams } from "./api-error";

/** A parsed form: text, lists and hashes, before any type is read into it. */
type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** A hash or a list while it is read. Which of the two it is shows in its keys, once all are there. */
type Container = Map<string, string | Container>;

/** Parses a form or a query in Stripe's bracket syntax: `line_items[0][price]=x`, `expand[]=y`. */
export function parseForm(text: string): Form {
  const root: Container = new Map();
  for (const [name, value] of new URLSearchParams(text)) insert(root, name, value);
  return Object.fromEntries([...root].map(([key, value]) => [key, finish(value)]));
}

/** Sets a value at the path `a[b][0]`. */
function insert(root: Container, name: string, value: string) {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const path = match && [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)];
  let container = root;
  for (const [index, part] of path?.entries() ?? []) {
    const key = part === "" ? String(container.size) : part;
    const present = container.get(key);
    if (index === path!.length - 1 && !(present instanceof Map)) return void container.set(key, value);
    if (typeof present === "string") break;
    const child: Container = present ?? new Map();
    container.set(key, child);
    container = child;
  }
  // Not a name at all, or `a=1&a[b]=2`.
  throw invalidParams(`Invalid parameter name: ${name}`);
}

function finish(value: string | Container): FormValue {
  if (typeof value === "string") return value;
  const entries = [...value].map(([key, inner]): [string, FormValue] => [key, finish(inner)]);
  if (!entries.every(([key]) => /^\d+$/.test(key))) return Object.fromEntries(entries);
  // Stripe sorts by index, whichever comes first in the body.
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner);
}

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
