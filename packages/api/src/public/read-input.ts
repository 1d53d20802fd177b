import { isPlainInput } from "../core/plain-input";
import type { z } from "zod";
import type { Operation } from "./operation";
import { RequestError } from "./problem";

type Sent = {
  params: Record<string, string>;
  query: URLSearchParams;
  body: Uint8Array;
  type: string | null;
  /** Whether the body is a file, which is no input. */
  hasFile: boolean;
};

/**
 * Reads what an operation takes of a request. Refuses with `body_not_json`, and with `request_invalid` and each field that is
 * wrong, unknown ones too.
 */
export function readInput({ params, query, body }: Operation, sent: Sent) {
  return {
    params: parse(params, sent.params, "path") as never,
    query: parse(query?.strict(), Object.fromEntries(sent.query), "query") as never,
    body: parse(sent.hasFile ? undefined : body, body && !sent.hasFile && readJson(sent), "body") as never,
  };
}

function parse(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields = error.issues.map(({ path, message }) => ({
    field: [place, ...path].join("."),
    detail: message,
  }));
  throw new RequestError("request_invalid", {}, fields);
}

/** Tells whether a Content-Type is that of JSON. */
export const isJson = (type: string | null): boolean =>
  type?.split(";")[0]?.trim().toLowerCase() === "application/json";

function readJson({ body, type }: Sent): unknown {
  if (!isJson(type)) throw new RequestError("body_not_json");
  const value = parseJson(body);
  if (value === undefined || !isPlainInput(value)) throw new RequestError("body_not_json");
  return value;
}

/** Undefined: the bytes are no JSON, or no UTF-8. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) return undefined;
    throw cause;
  }
}

/** Returns the version that `If-Match` names; null without one, or for any (`*`). Refuses with `version_missing` and `version_invalid`. */
export function readVersion({ ifMatch }: Operation, header: string | null): number | null {
  if (header === null || header.trim() === "*") {
    if (ifMatch === "required" && header === null) throw new RequestError("version_missing");
    return null;
  }
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  if (version === undefined) throw new RequestError("version_invalid");
  return Number(version);
}
