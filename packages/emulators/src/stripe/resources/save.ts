import type { Backend } from "../backend";
import { noSuchObject } from "../http/api-error";
import type { ApiKind, ApiObjects, Objects, StripeEvent } from "../store/objects";
import { emit } from "../webhooks/emit";

type ApiObject = ApiObjects[ApiKind];

/** Saves a new object and tells of it. */
export function createObject<O extends ApiObject>(
  backend: Backend,
  object: O,
  event?: StripeEvent["type"],
): O {
  backend.store.save<ApiKind>(object.object, object);
  if (event) emit(backend, event, object);
  return object;
}

/** Saves a change and tells what was before; a change of nothing is none. */
export function updateObject<O extends ApiObject>(
  backend: Backend,
  before: O,
  change: Partial<O>,
  event?: StripeEvent["type"],
): O {
  const after: O = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  backend.store.save<ApiKind>(after.object, after);
  if (event) emit(backend, event, after, before);
  return after;
}

/** The object of an id of the path or, with its name, of a parameter. */
export function requireObject<K extends ApiKind>(
  { store }: Backend,
  kind: K,
  id: string,
  param?: string,
): Objects[K] {
  const found = store.get(kind, id);
  if (!found) throw noSuchObject(kind, id, param);
  return found;
}
