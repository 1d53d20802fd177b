import type OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import type { Response, ResponseCreateParamsStreaming } from "openai/resources/responses/responses";
import type { Answer, Ask, Question } from "../generation/ask";
import { EndedEarly } from "../generation/ended-early";
import { MAX_TOKENS } from "../generation/max-tokens";
import { StreamError } from "../generation/stream-error";
import { toUsage } from "../generation/to-usage";
import { readSources } from "./read-sources";
import { webSearch } from "./web-search";

/** Asks by OpenAI's Responses API, streamed. `timeouts` are in milliseconds, for each of the SDK's tries. */
export function askByResponses(
  client: OpenAI,
  model: string,
  timeouts: { plain: number; search: number },
): Ask {
  return async (question, { signal, onRaw, onEvent }) => {
    const { data: stream, request_id: requestId } = await client.responses
      .create(toRequest(model, question), {
        signal,
        timeout: question.search ? timeouts.search : timeouts.plain,
      })
      .withResponse();
    onEvent();

    /** Of the message under way: before the last one there may be others, of a model that thinks aloud. */
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
          if (refused || hasRefusal(event.response)) throw new EndedEarly("refused", requestId);
          return toAnswer(event.response, raw, requestId);
        case "response.incomplete":
          throw new EndedEarly(whyIncomplete(event.response), requestId);
        case "response.failed":
          throw new StreamError(event.response.error, requestId);
        case "error":
          throw new StreamError(event, requestId);
        default:
        // Progress of no interest; later versions have more of it.
      }
    }
    // The SDK ends an aborted stream without a word; a server that hangs up mid-way does so too.
    signal.throwIfAborted();
    throw new StreamError({ code: "stream_ended" }, requestId);
  };
}

function toRequest(model: string, question: Question): ResponseCreateParamsStreaming {
  const { instructions, messages, format, search, person } = question;
  return {
    model,
    instructions,
    input: messages,
    text: { format: zodTextFormat(format.schema, format.name) },
    max_output_tokens: MAX_TOKENS,
    stream: true,
    // The default keeps texts for 30 days and more.
    store: false,
    ...(person === null ? {} : { safety_identifier: person }),
    ...(search ? webSearch(search.language) : {}),
  };
}

function toAnswer(response: Response, raw: string, requestId: string | null): Answer {
  // Servers other than OpenAI's leave out what they do not know, whatever the types say.
  const { usage, model } = response as Partial<Response>;
  return {
    raw: raw === "" ? lastText(response) : raw,
    usage: toUsage(usage?.input_tokens, usage?.output_tokens),
    requestId,
    model: model || null,
    ...readSources(response.output ?? []),
  };
}

/** For servers that send the text only with the end. */
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
