import type { ConcurrencyLimit } from "./function-spec";
import { isRecord } from "./is-record";

const PLAIN_PATH = /^event(\.[A-Za-z_]\w*)+$/;

/** Reads `N`, `{limit, key?, scope: "fn"}` or a list of one or two of them; anything else is refused. */
export function readConcurrency(
  value: unknown,
  refuse: (field: string, why: string) => void,
): ConcurrencyLimit[] {
  if (value === undefined) return [];
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length < 1 || entries.length > 2) refuse("concurrency", "takes one or two limits");
  return entries.flatMap(
    (entry, at) => readLimit(typeof entry === "number" ? { limit: entry } : entry, at, refuse) ?? [],
  );
}

function readLimit(
  entry: unknown,
  at: number,
  refuse: (field: string, why: string) => void,
): ConcurrencyLimit | null {
  const { limit, key, scope, ...rest } = isRecord(entry) ? entry : {};
  const field = `concurrency[${at}]`;
  for (const name of Object.keys(rest)) refuse(`${field}.${name}`, "is not supported by the local executor");
  if (scope !== undefined && scope !== "fn")
    refuse(`${field}.scope`, `"${String(scope)}" is not supported: only fn`);
  if (!Number.isInteger(limit) || Number(limit) < 1) {
    refuse(`${field}.limit`, "must be a whole number above 0");
    return null;
  }
  if (key === undefined) return { limit: Number(limit), key: null };
  if (typeof key === "string" && PLAIN_PATH.test(key))
    return { limit: Number(limit), key: key.split(".").slice(1) };
  refuse(
    `${field}.key`,
    `${JSON.stringify(key)} is not supported: only a plain path such as event.data.accountId`,
  );
  return null;
}
