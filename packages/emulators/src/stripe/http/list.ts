import type { WireList } from "../model/wire";
import { invalidParams, noSuchReference } from "./api-error";
import type { Range } from "./params";

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/**
 * One page of the objects that are kept by `keep`. They are given oldest first and listed newest first. The page may
 * begin at an object that is not kept itself.
 */
export function pageOf<T extends { id: string; object: string }>(
  all: T[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: Page,
  url: string,
  keep: (object: T) => boolean = () => true,
): WireList<T> {
  checkLimit(limit);
  if (starting_after !== undefined && ending_before !== undefined)
    throw invalidParams(
      "You may only specify one of these parameters: ending_before, starting_after.",
      "parameters_exclusive",
    );
  const newestFirst = all.toReversed();
  if (ending_before !== undefined) {
    const before = newestFirst.slice(0, indexOf(newestFirst, ending_before, "ending_before")).filter(keep);
    return listOf(before.slice(-limit), before.length > limit, url);
  }
  const start = starting_after === undefined ? 0 : indexOf(newestFirst, starting_after, "starting_after") + 1;
  const after = newestFirst.slice(start).filter(keep);
  return listOf(after.slice(0, limit), after.length > limit, url);
}

/** A list inside an object. */
export const listOf = <T>(data: T[], has_more: boolean, url: string): WireList<T> => ({
  object: "list",
  data,
  has_more,
  url,
});

function checkLimit(limit: number) {
  if (limit < 1)
    throw invalidParams(
      "This value must be greater than or equal to 1.",
      "parameter_invalid_integer",
      "limit",
    );
  if (limit > MAX_LIMIT)
    throw invalidParams(
      "This value must be less than or equal to 100.",
      "parameter_invalid_integer",
      "limit",
    );
}

function indexOf(objects: { id: string; object: string }[], id: string, param: string): number {
  const index = objects.findIndex((object) => object.id === id);
  if (index < 0) throw noSuchReference(objects[0]?.object ?? "object", id, param);
  return index;
}

/** Whether a time is within `created[gte]` and the like. */
export function isWithin(time: number, range: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return time > gt && time >= gte && time < lt && time <= lte;
}
