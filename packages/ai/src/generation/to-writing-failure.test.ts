import type { WritingFailure } from "@takt/domain/writing/model/writing-event";
import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { expect, test } from "vitest";
import { GenerationError } from "./generation-error";
import { StreamError } from "./stream-error";
import { toWritingFailure } from "./to-writing-failure";

const answered = (status: number, body: object | undefined, message?: string) =>
  APIError.generate(status, body, message, new Headers({ "x-request-id": "req_1" }));
const error = (code: string | null, type: string) => ({
  error: { code, type, message: "the user wrote: secret" },
});

test.each<[string, unknown, WritingFailure]>([
  ["our account is empty", answered(429, error("insufficient_quota", "insufficient_quota")), "quota"],
  ["our account is empty, by type alone", answered(429, error(null, "insufficient_quota")), "quota"],
  ["a bill not paid", answered(400, error("billing_hard_limit_reached", "invalid_request_error")), "quota"],
  ["payment required", answered(402, { error: { message: "Insufficient Balance" } }), "quota"],
  ["asked too often", answered(429, error("rate_limit_exceeded", "requests")), "busy"],
  ["asked too often, without a code", answered(429, undefined, "slow down"), "busy"],
  ["asked too often, as a bad request", answered(429, error(null, "invalid_request_error")), "busy"],
  ["no such key", answered(401, error("invalid_api_key", "invalid_request_error")), "configuration"],
  ["not allowed", answered(403, error(null, "rate_limit_exceeded")), "configuration"],
  ["no such model", answered(404, error("model_not_found", "invalid_request_error")), "configuration"],
  ["no such address", answered(404, undefined, "<html>not found</html>"), "configuration"],
  [
    "a request it does not know",
    answered(400, error("unsupported_parameter", "invalid_request_error")),
    "configuration",
  ],
  ["a request it cannot read", answered(422, undefined), "configuration"],
  [
    "too long for the model",
    answered(400, error("context_length_exceeded", "invalid_request_error")),
    "configuration",
  ],
  ["its own trouble", answered(500, error("server_error", "server_error")), "unavailable"],
  ["its own trouble, as HTML", answered(502, undefined, "<html>Bad gateway</html>"), "unavailable"],
  [
    "its own trouble, whatever the code",
    answered(503, error("rate_limit_exceeded", "requests")),
    "unavailable",
  ],
  ["locked", answered(409, undefined), "unavailable"],
  ["it took too long", answered(408, undefined), "timeout"],
  ["no connection", new APIConnectionError({ message: "Connection error." }), "unavailable"],
  ["no answer in time", new APIConnectionTimeoutError(), "timeout"],
  ["a connection that broke", new TypeError("terminated"), "unavailable"],
  ["a stream that is no JSON", new SyntaxError("Unexpected token"), "unavailable"],
  [
    "a prompt it will not have",
    answered(400, error("content_policy_violation", "invalid_request_error")),
    "refused",
  ],
  ["filtered by Azure", answered(400, error("content_filter", "invalid_request_error")), "refused"],
  ["stopped by the user", new APIUserAbortError(), "stopped"],
  ["stopped while reading", new DOMException("aborted", "AbortError"), "stopped"],
  ["the model refused", new GenerationError("refused"), "refused"],
  ["cut by its length", new GenerationError("cut"), "cut"],
  ["bad JSON twice", new GenerationError("unusable"), "unusable"],
  ["our own deadline", new GenerationError("timeout"), "timeout"],
  ["in the stream: rate", new StreamError({ code: "rate_limit_exceeded", message: "x" }, "req_1"), "busy"],
  ["in the stream: quota", { type: "error", code: "insufficient_quota", message: "x" }, "quota"],
  ["in the stream: server", { error: { type: "server_error", message: "x" } }, "unavailable"],
  [
    "in the stream: of the SDK",
    new APIError(undefined, { code: "insufficient_quota" }, undefined, undefined),
    "quota",
  ],
  ["in the stream: without a word", new StreamError("oops", null), "unavailable"],
  ["nothing at all", undefined, "unavailable"],
  ["a string", "boom", "unavailable"],
])("an error is mapped: %s", (_, thrown, reason) => {
  expect(toWritingFailure(thrown).reason).toBe(reason);
});

test("a failure keeps code, status and request id, but no message", () => {
  const failure = toWritingFailure(answered(429, error("insufficient_quota", "insufficient_quota")));
  expect(failure).toEqual({ reason: "quota", code: "insufficient_quota", status: 429, requestId: "req_1" });
  const odd = toWritingFailure({ code: "the user wrote: secret", type: "a b", requestID: "x\ny" });
  expect(odd).toEqual({ reason: "unavailable", code: null, status: null, requestId: null });
});
