import type { Decline } from "../model/test-cards";

export type ErrorBody = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

/** An answer with `{ error }`, as Stripe words it. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500,
    readonly body: ErrorBody,
    /** Whether the request was refused before it began, so that its idempotency key is free again. */
    readonly beforeStart = false,
  ) {
    super(body.message);
  }
}

/** The page about a code. */
export const docUrl = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;

/** 400 with a code, if Stripe has one for it. */
export function invalidRequest(message: string, { code, param }: { code?: string; param?: string } = {}) {
  return new ApiError(400, invalidBody(message, code, param));
}

function invalidBody(message: string, code?: string, param?: string): ErrorBody {
  return {
    ...(code === undefined ? {} : { code, doc_url: docUrl(code) }),
    message,
    ...(param === undefined ? {} : { param }),
    type: "invalid_request_error",
  };
}

/** 400 for parameters that are refused before anything is done. */
export function invalidParams(message: string, code?: string, param?: string): ApiError {
  return new ApiError(400, invalidBody(message, code, param), true);
}

/** How Stripe names the kinds in "No such ...". */
const NAMES: Record<string, string> = {
  payment_method: "PaymentMethod",
  "billing_portal.configuration": "portal configuration",
  webhook_endpoint: "webhook endpoint",
  invoice_payment: "invoice payment",
  credit_note: "credit note",
  tax_id: "tax ID",
  customer_balance_transaction: "customer balance transaction",
};

/** The id of the path leads to nothing: 404. */
export function noSuchObject(kind: string, id: string, param = "id"): ApiError {
  return new ApiError(404, missingBody(kind, id, param));
}

/** A parameter names something that is not there: 400. */
export function noSuchReference(kind: string, id: string, param: string): ApiError {
  return new ApiError(400, missingBody(kind, id, param));
}

function missingBody(kind: string, id: string, param: string) {
  return invalidBody(`No such ${NAMES[kind] ?? kind}: '${id}'`, "resource_missing", param);
}

/** 402 with the bank's reason. */
export function cardError({ code, decline_code, message }: Decline): ApiError {
  return new ApiError(402, {
    code,
    ...(decline_code === null ? {} : { decline_code }),
    doc_url: docUrl(code),
    message,
    type: "card_error",
  });
}
