import type { WireList } from "../model/wire";
import { noSuchObject } from "./api-error";

type Page = { limit?: number | undefined; starting_after?: string | undefined };

const DEFAULT_LIMIT = 10;

/** One page of what `keep` keeps, newest first. It may begin after an object that is not kept itself. */
export function pageOf<T extends { id: string; object: string }>(
  all: T[],
  { limit = DEFAULT_LIMIT, starting_after }: Page,
  url: string,
  keep: (object: T) => boolean = () => true,
): WireList<T> {
  const newestFirst = all.toReversed();
  const last = newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0)
    throw noSuchObject(all[0]?.object ?? "object", starting_after, "starting_after");
  const after = newestFirst.slice(last + 1).filter(keep);
  return { ...listOf(after.slice(0, limit), url), has_more: after.length > limit };
}

/** A list inside an object. */
export const listOf = <T>(data: T[], url: string): WireList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

/** Whether an object has what the parameters of a list ask for; what they do not name is not asked for. */
export const fits = (actual: Record<string, unknown>, params: Record<string, unknown>): boolean =>
  Object.entries(actual).every(([name, value]) => {
    const asked = params[name];
    return asked === undefined || (Array.isArray(asked) ? asked.includes(value) : asked === value);
  });
