import type OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response, ResponseCreateParamsStreaming } from "openai/resources/responses/responses";
import { type Answer, type Complete, type CompletionRequest, MAX_TOKENS } from "../generation/completion";
import { GenerationError } from "../generation/generation-error";
import { StreamError } from "../generation/stream-error";
import { toUsage } from "../generation/usage";
import { readSources, webSearch } from "./web-search";

/**
 * Completes requests with OpenAI's streamed Responses API. `timeouts` are in milliseconds, for each of the SDK's
 * tries.
 */
export function completeWithResponses(
  client: OpenAI,
  model: string,
  timeouts: { plain: number; search: number },
): Complete {
  return async (request, { signal, onRaw, onEvent }) => {
    const { data: stream, request_id: requestId } = await client.responses
      .create(toRequest(model, request), {
        signal,
        timeout: request.search ? timeouts.search : timeouts.plain,
      })
      .withResponse();
    onEvent();

    /** The text of the current message: a model that thinks aloud sends others before the last. */
    let raw = "";
    let message = -1;
    let refused = false;
    for await (const event of stream) {
      onEvent();
      switch (event.type) {
        case "response.output_text.delta":
          if (event.output_index !== message) raw = "";
          message = event.output_index;
          raw += event.delta;
          onRaw(raw);
          break;
        case "response.refusal.delta":
        case "response.refusal.done":
          refused = true;
          break;
        case "response.completed":
          if (refused || hasRefusal(event.response)) throw new GenerationError("refused", requestId);
          return toAnswer(event.response, raw, requestId);
        case "response.incomplete":
          throw new GenerationError(whyIncomplete(event.response), requestId);
        case "response.failed":
          throw new StreamError(event.response.error, requestId);
        case "error":
          throw new StreamError(event, requestId);
        default:
        // Other progress events are ignored; later versions have more of them.
      }
    }
    // The SDK ends an aborted stream silently; a server that disconnects midway looks the same.
    signal.throwIfAborted();
    throw new StreamError({ code: "stream_ended" }, requestId);
  };
}

function toRequest(model: string, request: CompletionRequest): ResponseCreateParamsStreaming {
  const { instructions, messages, format, search, safetyIdentifier } = request;
  return {
    model,
    instructions,
    input: messages,
    text: { format: zodTextFormat(format.schema, format.name) },
    max_output_tokens: MAX_TOKENS,
    stream: true,
    // By default texts are stored for at least 30 days.
    store: false,
    ...(safetyIdentifier === null ? {} : { safety_identifier: safetyIdentifier }),
    ...(search ? webSearch(search.language) : {}),
  };
}

function toAnswer(response: Response, raw: string, requestId: string | null): Answer {
  // Servers other than OpenAI's leave out unknown fields, whatever the types say.
  const { usage, model } = response as Partial<Response>;
  return {
    raw: raw === "" ? lastText(response) : raw,
    usage: toUsage(usage?.input_tokens, usage?.output_tokens),
    requestId,
    model: model || null,
    ...readSources(response.output ?? []),
  };
}

/** Used for servers that send the text only at the end. */
function lastText(response: Response): string {
  const message = (response.output ?? []).findLast((item) => item.type === "message");
  return (message?.content ?? []).map((part) => (part.type === "output_text" ? part.text : "")).join("");
}

const hasRefusal = (response: Response) =>
  (response.output ?? []).some(
    (item) => item.type === "message" && (item.content ?? []).some((part) => part.type === "refusal"),
  );

const whyIncomplete = (response: Response) =>
  response.incomplete_details?.reason === "content_filter" ? "refused" : "cut";
