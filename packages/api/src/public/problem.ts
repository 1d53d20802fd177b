import type { DomainErrorCode } from "@takt/domain/error-code";
import { DomainError } from "@takt/domain/shared/domain-error";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";
import { ERROR_MAP } from "../core/error-map";

/** Faults of a request that no use case sees, each with its status. */
export const REQUEST_ERRORS = {
  route_not_found: 404,
  method_not_allowed: 405,
  request_invalid: 400,
  body_not_json: 415,
  body_too_large: 413,
  version_missing: 428,
  version_invalid: 400,
  idempotency_key_invalid: 400,
  tus_invalid: 400,
  tus_version_unknown: 412,
  unexpected: 500,
} as const;
export type RequestErrorCode = keyof typeof REQUEST_ERRORS;

/** A refusal by the door of the API; `fields` are what is wrong in which field. */
export class RequestError extends Error {
  constructor(
    readonly code: RequestErrorCode,
    readonly data: Record<string, string | number> = {},
    readonly fields: { field: string; detail: string }[] = [],
  ) {
    super(code);
  }
}

/** A problem as RFC 9457 has it, with our code. */
export const problem = z
  .strictObject({
    type: z.string().meta({ description: "Where the code is documented." }),
    title: z.string().meta({ description: "What is wrong, in the language of Accept-Language." }),
    status: z.int(),
    code: z.string().meta({ description: "For programs; it does not change.", example: "post_not_found" }),
    requestId: z.string(),
    fields: z
      .array(z.strictObject({ field: z.string(), detail: z.string() }))
      .optional()
      .meta({ description: "What is wrong in which field of the request." }),
    data: z.record(z.string(), z.unknown()).optional().meta({ description: "What belongs to the code." }),
  })
  .meta({ id: "Problem" });
export type Problem = z.input<typeof problem>;

/** Says what went wrong, by a key of the texts: `api:<code>` or `errors:<code>`. */
export type SayError = (
  key: `${"api" | "errors"}:${string}`,
  data: Record<string, string | number>,
) => string;

type Context = { say: SayError; requestId: string; docsUrl: string };

/** Says what went wrong; what is not foreseen as `unexpected`, without its details. */
export function toProblem(error: unknown, { say, requestId, docsUrl }: Context): Problem {
  const type = (code: string) => `${docsUrl}#${code}`;
  if (error instanceof RequestError) {
    const { code, data, fields } = error;
    const [title, status] = [say(`api:${code}`, data), REQUEST_ERRORS[code]];
    return { type: type(code), title, status, code, requestId, ...(fields.length > 0 && { fields }) };
  }
  if (!(error instanceof DomainError))
    return toProblem(new RequestError("unexpected"), { say, requestId, docsUrl });
  const code = error.code as DomainErrorCode;
  const title = say(`errors:${code}`, error.data);
  const data = Object.keys(error.data).length > 0 && { data: error.data };
  return { type: type(code), title, status: toStatus(code), code, requestId, ...data };
}

/** The status of a refusal; a version that is not the newest is that of RFC 9110, 13.1.1. */
export function toStatus(code: DomainErrorCode): number {
  if (code === "post_changed" || code === "audience_changed") return 412;
  return getHTTPStatusCodeFromError(new TRPCError({ code: ERROR_MAP[code] }));
}
