import type { Decline } from "../model/test-cards";

type ErrorBody = {
  type: "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string | undefined;
  param?: string | undefined;
  decline_code?: string | undefined;
};

/** An answer with `{ error }`, as Stripe words it. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404,
    readonly body: ErrorBody,
    /** Whether the request was refused before it began, so that its idempotency key is free again. */
    readonly beforeStart = false,
  ) {
    super(body.message);
  }
}

const invalidBody = (message: string, param?: string, code?: string): ErrorBody => ({
  code,
  message,
  param,
  type: "invalid_request_error",
});

/** 400 with a code, if Stripe has one for it. */
export const invalidRequest = (message: string, param?: string, code?: string) =>
  new ApiError(400, invalidBody(message, param, code));

/** 400 for parameters that are refused before anything is done. */
export const invalidParams = (message: string, param?: string, code?: string) =>
  new ApiError(400, invalidBody(message, param, code), true);

/** 404 for an id in the path that leads to nothing, 400 for a parameter that names what is not there. */
export function noSuchObject(kind: string, id: string, param = "id"): ApiError {
  const body = invalidBody(`No such ${kind}: '${id}'`, param, "resource_missing");
  return new ApiError(param === "id" ? 404 : 400, body);
}

/** 402 with the bank's reason. */
export const cardError = ({ code, decline_code, message }: Decline) =>
  new ApiError(402, {
    code,
    decline_code: decline_code ?? undefined,
    message,
    type: "card_error",
  });
