import type { ReadFailure, ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import type { z } from "zod";
import { readError } from "../map/read-error";
import { retryTime } from "../map/retry-time";
import { toAnswer } from "../map/to-answer";
import { unauthorizedWhy } from "../map/unauthorized-why";
import { callRest, type Caller, type CallResult, type RestContext } from "./call-rest";
import type { Answered } from "./linkedin-types";
import { readJson } from "./read-json";

type ReadCall<T> = {
  /** With its query. */
  path: string;
  schema: z.ZodType<T>;
  /** Beside those of every call. */
  headers?: Record<string, string>;
  /** Limit for the body of the answer. */
  maxBytes?: number;
};

const RETRY_DELAYS_MS = [500, 2_000];

/**
 * Reads a resource of /rest. Silence and server errors are retried, and each call is counted. An answer that does not
 * fit `schema` is not LinkedIn's (docs/linkedin-api.md, Limits and versions: what 401, 403, 404 and 429 mean).
 */
export async function readRest<T>(
  context: RestContext,
  caller: Caller,
  { path, schema, headers, maxBytes }: ReadCall<T>,
): Promise<ReadOutcome<T>> {
  const result = await callRest(context, caller, {
    method: "GET",
    path,
    retryDelaysMs: RETRY_DELAYS_MS,
    ...(headers === undefined ? {} : { headers }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  if (result.kind !== "answered" || result.status !== 200) return toReadFailure(result, caller.token);
  const parsed = schema.safeParse(readJson(result.body));
  return parsed.success
    ? { kind: "read", value: parsed.data }
    : { kind: "unavailable", detail: `not LinkedIn's answer: ${parsed.error.issues[0]?.message ?? ""}` };
}

/** Returns what an answer without the resource means. A gateway's page says nothing about it. */
export function toReadFailure(result: CallResult, token: string): ReadFailure {
  if (result.kind === "quota_exhausted") return result;
  if (result.kind !== "answered") return { kind: "unavailable", detail: result.code };
  const error = readError(result.body);
  if (result.status === 429) return { kind: "limited", until: getRetryTime(result, error?.message) };
  const { message = "" } = toAnswer(result, error, token);
  const detail = `status ${result.status} ${message}`.trim();
  if (error === null) return { kind: "unavailable", detail };
  if (result.status === 401) return { kind: "unauthorized", why: unauthorizedWhy(error) };
  if (result.status === 403) return { kind: "denied" };
  if (result.status === 404) return { kind: "not_found" };
  return result.status >= 400 && result.status < 500 && ![408, 409, 426].includes(result.status)
    ? { kind: "refused", detail }
    : { kind: "unavailable", detail };
}

const getRetryTime = ({ headers }: Answered, message: string | undefined) =>
  retryTime({ retryAfter: headers["retry-after"], message }, Date.now(), Math.random());
