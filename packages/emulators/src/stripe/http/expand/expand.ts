import type { Backend } from "../../backend";
import type { ApiKind } from "../../store/objects";
import { FIELDS } from "./fields";
import { readIncluded } from "./included";

type Json = Record<string, unknown>;

/** A copy of an answer with the objects in place of the ids at these paths, which checkPaths has let pass. */
export function expandPaths(backend: Backend, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Json;
  // A shorter path comes first, so that a longer one finds what it has expanded.
  for (const path of paths.toSorted((a, b) => a.length - b.length)) expandAt(backend, copy, path.split("."));
  return copy;
}

function expandAt(backend: Backend, target: unknown, [part, ...rest]: string[]): void {
  if (Array.isArray(target)) return target.forEach((item) => expandAt(backend, item, [part!, ...rest]));
  if (part === undefined || typeof target !== "object" || target === null) return;
  const object = target as Json & { object?: string };
  if (part === "data") return expandAt(backend, object.data, rest);
  const field = FIELDS[object.object ?? ""]?.[part];
  if (!field) return;
  if ("included" in field) object[part] ??= readIncluded(backend, object, part);
  if ("id" in field) object[part] = resolve(backend, field.id, object[part]);
  const next = object[part];
  if ("hash" in field) return expandHash(backend, next, field.hash, rest);
  if ("array" in field && Array.isArray(next))
    return next.forEach((item) => expandHash(backend, item, field.array, rest));
  expandAt(backend, next, rest);
}

/** A hash has no `object` that tells its fields. */
function expandHash(backend: Backend, hash: unknown, name: string, rest: string[]) {
  if (typeof hash !== "object" || hash === null) return;
  const named = { ...hash, object: name };
  expandAt(backend, named, rest);
  const { object: _, ...expanded } = named;
  Object.assign(hash, expanded);
}

function resolve({ store }: Backend, kind: ApiKind, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const found = store.get(kind, value);
  if (found) return structuredClone(found);
  const deleted = store.get("deleted", value);
  return deleted ? { ...deleted, deleted: true } : value;
}
