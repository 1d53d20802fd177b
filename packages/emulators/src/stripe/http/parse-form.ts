/** A parsed form: text, lists and hashes, before any type is read into it. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** A form that cannot be read: `a=1&a[b]=2`. */
export class FormError extends Error {}

/** A hash or a list while it is read. Which of the two it is shows in its keys, once all are there. */
class Container {
  readonly values = new Map<string, string | Container>();
  private appended = 0;

  /** The key of `a[]`, one after another. */
  nextIndex = () => String(this.appended++);
}

/** Parses a form or a query in Stripe's bracket syntax: `line_items[0][price]=x`, `expand[]=y`. */
export function parseForm(text: string): Form {
  const root = new Container();
  for (const [name, value] of new URLSearchParams(text)) insert(root, readPath(name), value);
  return Object.fromEntries([...root.values].map(([key, value]) => [key, finish(value)]));
}

/** `a[b][0]` as `a`, `b`, `0`. */
function readPath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new FormError(`Invalid parameter name: ${name}`);
  return [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)];
}

function insert(root: Container, path: string[], value: string) {
  let container = root;
  path.forEach((part, index) => {
    const key = part === "" ? container.nextIndex() : part;
    const present = container.values.get(key);
    if (index === path.length - 1) {
      if (present instanceof Container) throw new FormError(`Invalid parameters: ${path[0]}`);
      container.values.set(key, value);
      return;
    }
    if (typeof present === "string") throw new FormError(`Invalid parameters: ${path[0]}`);
    const child = present ?? new Container();
    container.values.set(key, child);
    container = child;
  });
}

function finish(value: string | Container): FormValue {
  if (typeof value === "string") return value;
  const keys = [...value.values.keys()];
  const values = [...value.values.values()].map(finish);
  if (keys.every((key) => /^\d+$/.test(key))) {
    // Stripe sorts by index, whichever comes first in the body.
    return keys
      .map((key, index) => ({ key: Number(key), value: values[index]! }))
      .sort((a, b) => a.key - b.key)
      .map((item) => item.value);
  }
  return Object.fromEntries(keys.map((key, index) => [key, values[index]!]));
}
