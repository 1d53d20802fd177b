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
