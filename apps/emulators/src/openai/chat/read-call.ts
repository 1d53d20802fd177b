import { apiErrors } from "../model/api-error";
import { type Call, readMessages, describe, readContentText } from "../model/call";
import type { Settings } from "../settings";

const KNOWN_FIELDS = new Set(
  (
    "audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens messages metadata " +
    "modalities model moderation n parallel_tool_calls prediction presence_penalty prompt_cache_key " +
    "prompt_cache_options prompt_cache_retention reasoning_effort response_format safety_identifier seed service_tier " +
    "stop store stream stream_options temperature tool_choice tools top_logprobs top_p user verbosity web_search_options"
  ).split(" "),
);
const ROLES = ["system", "assistant", "user", "function", "tool", "developer"];

/** Checks a body of POST /v1/chat/completions. Throws the real API's errors. */
export function readChatCall(body: Record<string, unknown>, settings: Settings): Call {
  const { model, messages, tools = [], response_format: format, stream } = body;
  if (typeof model !== "string") throw apiErrors.invalid("you must provide a model parameter", null);
  const unknown = Object.keys(body).find((name) => !KNOWN_FIELDS.has(name));
  if (unknown !== undefined)
    throw apiErrors.invalid(`Unrecognized request argument supplied: ${unknown}`, null);
  if (messages === undefined) throw apiErrors.missing("messages");
  if (!Array.isArray(messages))
    throw apiErrors.wrongType("messages", "an array of objects", describe(messages));
  if (messages.length === 0)
    throw apiErrors.invalid(
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      "messages",
      "empty_array",
    );
  refuseByModel(body, settings);
  if (body.stream_options !== undefined && body.stream_options !== null && stream !== true)
    throw apiErrors.invalid(
      "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
      "stream_options",
    );
  for (const [index, tool] of (tools as { type?: unknown }[]).entries())
    if (tool.type !== "function" && tool.type !== "custom")
      throw apiErrors.wrongValue(tool.type, `tools[${index}].type`, ["function", "custom"]);

  const read = messages.map((message: unknown, index) => {
    const { role, content } = (message ?? {}) as { role?: unknown; content?: unknown };
    if (!ROLES.includes(String(role))) throw apiErrors.wrongValue(role, `messages[${index}].role`, ROLES);
    return {
      role: String(role),
      text: readContentText(content ?? null, `messages[${index}].content`, "chat"),
    };
  });
  const limit = body.max_completion_tokens ?? body.max_tokens;
  return {
    api: "chat",
    model,
    ...readMessages(read, { api: "chat", format, contextTokens: settings.contextTokens }),
    searches: false,
    maxTokens: typeof limit === "number" ? limit : null,
    stream: stream === true,
    body,
  };
}

function refuseByModel(body: Record<string, unknown>, { reasoningModel, chatFormats }: Settings) {
  if (reasoningModel && body.max_tokens !== undefined && body.max_tokens !== null)
    throw apiErrors.invalid(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      "max_tokens",
      "unsupported_parameter",
    );
  if (reasoningModel && body.temperature !== undefined && body.temperature !== 1)
    throw apiErrors.invalid(
      `Unsupported value: 'temperature' does not support ${String(body.temperature)} with this model. Only the default (1) value is supported.`,
      "temperature",
      "unsupported_value",
    );
  const type = (body.response_format as { type?: unknown } | undefined)?.type;
  if (
    (type === "json_schema" && chatFormats !== "json_schema") ||
    (type === "json_object" && chatFormats === "none")
  )
    throw apiErrors.invalid(
      `Invalid parameter: 'response_format' of type '${String(type)}' is not supported with this model.`,
      "response_format",
    );
}
