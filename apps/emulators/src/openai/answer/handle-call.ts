import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { callerLeft } from "../../core/receive-calls";
import { requestedFailure, type Failure } from "../model/failures";
import { injectFailure } from "../stream/inject-failure";
import { composeAnswer } from "./compose-answer";
import { buildCompletion, completionChunks } from "../chat/build-completion";
import { apiErrors, type ApiError, SERVER_ERROR } from "../model/api-error";
import type { Call } from "../model/call";
import { splitPieces } from "../model/count-tokens";
import { buildResponse } from "../responses/build-response";
import { responseEvents } from "../responses/response-events";
import type { OpenAiEnv } from "../routes/gate";
import { sendStream } from "../stream/send-stream";
import type { Backend } from "../backend";

/** Answers a checked call, whole or streamed, with the failure that is set. */
export async function handleCall(backend: Backend, c: Context<OpenAiEnv>, call: Call): Promise<Response> {
  const settings = backend.settings.get();
  if (!settings.models.includes(call.model)) throw apiErrors.noModel(call.model);
  const failure = requestedFailure(call.body) ?? backend.takeFailure();
  const answer = composeAnswer(call, failure, settings.searchResults);
  const id = `${call.api === "chat" ? "chatcmpl-" : "resp_"}${backend.nextId()}`;
  const recorded = backend.recordCall({
    id,
    api: call.api,
    model: call.model,
    stream: call.stream,
    store: call.body.store,
    safetyIdentifier: call.body.safety_identifier,
    schema: call.format?.type === "json_schema" ? call.format.name : null,
    searched: answer.search !== null,
    failure,
    tokens: answer.tokens,
    end: "running",
  });
  const cut = () => c.env.outgoing.socket?.destroySoon();

  const refusal = toRefusal(failure, { call, retryAfterMs: settings.retryAfterMs, key: c.get("key") });
  if (refusal) {
    recorded.end = "broken off";
    throw refusal;
  }
  if (failure === "hang" || failure === "cut") {
    if (failure === "cut") cut();
    await callerLeft(c.env);
    recorded.end = failure === "cut" ? "broken off" : "caller left";
    return RESPONSE_ALREADY_SENT;
  }

  const at = backend.clock.now();
  const made = { id, at, usage: failure !== "no_usage" };
  const failed = (error: typeof SERVER_ERROR) => buildResponse(call, answer, { ...made, error });
  const pieceMs = failure === "slow" ? settings.slowTokenMs : settings.tokenMs;
  if (call.stream) {
    const whole =
      call.api === "chat"
        ? completionChunks(call, answer, made)
        : responseEvents(call, answer, buildResponse(call, answer, made), at);
    const { events, ending } = injectFailure(whole, failure, {
      api: call.api,
      after: settings.failureAfter,
      failed,
    });
    const ended = (end: typeof recorded.end) => void (recorded.end = end);
    return c.body(sendStream(events, { clock: backend.clock, pieceMs, ending, cut, ended }), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-cache",
    });
  }

  const wait = splitPieces(answer.text).length * pieceMs;
  if (wait > 0) await new Promise<void>((resolve) => backend.clock.at(at + wait, resolve));
  recorded.end = "done";
  if (failure === "failed" && call.api === "responses") return c.json(failed(SERVER_ERROR));
  const body = call.api === "chat" ? buildCompletion(call, answer, made) : buildResponse(call, answer, made);
  if (failure === "cut_midway" || failure === "hang_midway")
    return c.body(...half(JSON.stringify(body), failure, cut));
  return c.json(body);
}

type Failing = { call: Call; retryAfterMs: number; key: string };

/** The failures in place of an answer. */
const REFUSALS: Partial<Record<Failure, (failing: Failing) => ApiError>> = {
  quota: apiErrors.quota,
  rate: ({ call, retryAfterMs }) => apiErrors.rate(retryAfterMs, call.model),
  server_error: apiErrors.gateway,
  overloaded: apiErrors.overloaded,
  unauthorized: ({ key }) => apiErrors.wrongKey(key),
  unknown_model: ({ call }) => apiErrors.noModel(call.model),
};
/** Errors for failures in a stream when the answer is not streamed. */
const REFUSALS_UNSTREAMED: typeof REFUSALS = {
  quota_in_stream: apiErrors.quota,
  error_event: apiErrors.server,
  nested_error_event: apiErrors.server,
  silent_end: apiErrors.server,
};

/** The error that replaces the answer, if the failure is of this kind. */
function toRefusal(failure: Failure | null, failing: Failing): ApiError | undefined {
  if (failure === null) return undefined;
  const { stream, api } = failing.call;
  if (!stream && api === "chat" && failure === "failed") return apiErrors.server();
  return (REFUSALS[failure] ?? (stream ? undefined : REFUSALS_UNSTREAMED[failure]))?.(failing);
}

/** The first half of a body whose content-length is that of the whole. */
function half(text: string, failure: "cut_midway" | "hang_midway", cut: () => void) {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
      if (failure === "cut_midway") setTimeout(cut, 20);
    },
  });
  const headers = { "content-type": "application/json", "content-length": String(bytes.length) };
  return [body, 200, headers] as const;
}
