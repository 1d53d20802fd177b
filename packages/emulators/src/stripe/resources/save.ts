import type { Backend } from "../backend";
import { noSuchObject, noSuchReference } from "../http/api-error";
import type { ApiKind, Objects, StripeEvent } from "../store/objects";
import { emit } from "../webhooks/emit";

/** Saves a new object and tells of it. */
export function createObject<K extends ApiKind>(
  backend: Backend,
  kind: K,
  object: Objects[K],
  event?: StripeEvent["type"],
): Objects[K] {
  backend.store.save<K>(kind, object);
  if (event) emit(backend, event, object);
  return object;
}

/** Saves a change and tells what was before; a change of nothing is none. */
export function updateObject<K extends ApiKind>(
  backend: Backend,
  kind: K,
  before: Objects[K],
  change: Partial<Objects[K]>,
  event?: StripeEvent["type"],
): Objects[K] {
  const after: Objects[K] = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  backend.store.save<K>(kind, after);
  if (event) emit(backend, event, after, before);
  return after;
}

/** The object of a path's id; 404 when there is none. */
export function requireObject<K extends ApiKind>({ store }: Backend, kind: K, id: string): Objects[K] {
  const found = store.get(kind, id);
  if (!found) throw noSuchObject(kind, id);
  return found;
}

/** The object that a parameter names; 400 when there is none. */
export function requireReference<K extends ApiKind>(
  { store }: Backend,
  kind: K,
  id: string,
  param: string,
): Objects[K] {
  const found = store.get(kind, id);
  if (!found) throw noSuchReference(kind, id, param);
  return found;
}
