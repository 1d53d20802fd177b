import { apiErrors } from "../model/api-error";
import { type Call, readMessages, describe, readContentText } from "../model/call";
import type { Settings } from "../settings";

const KNOWN_FIELDS = new Set(
  (
    "background context_management conversation include input instructions max_output_tokens max_tool_calls metadata model " +
    "moderation parallel_tool_calls previous_response_id prompt prompt_cache_key prompt_cache_options " +
    "prompt_cache_retention reasoning safety_identifier service_tier store stream stream_options temperature text " +
    "tool_choice tools top_logprobs top_p truncation user"
  ).split(" "),
);
const ROLES = ["assistant", "system", "developer", "user"];
const TOOLS = ["function", "web_search", "web_search_2025_08_26", "web_search_preview"];
const CHOICES = ["none", "auto", "required"];
const INCLUDES = [
  "code_interpreter_call.outputs",
  "computer_call_output.output.image_url",
  "file_search_call.results",
  "message.input_image.image_url",
  "message.output_text.logprobs",
  "reasoning.encrypted_content",
  "web_search_call.action.sources",
  "web_search_call.results",
];

/** Checks a body of POST /v1/responses. Throws the real API's errors. */
export function readResponsesCall(body: Record<string, unknown>, settings: Settings): Call {
  const unknown = Object.keys(body).find((name) => !KNOWN_FIELDS.has(name));
  if (unknown !== undefined) throw apiErrors.unknown(unknown);
  const {
    model,
    input,
    instructions,
    tools = [],
    tool_choice: choice = "auto",
    include = [],
    text,
    stream,
    max_output_tokens: limit,
  } = body;
  if (typeof model !== "string") throw apiErrors.missing("model");
  if (input === undefined) throw apiErrors.missing("input");
  if (settings.reasoningModel && body.temperature !== undefined)
    throw apiErrors.invalid(
      "Unsupported parameter: 'temperature' is not supported with this model.",
      "temperature",
    );
  if (typeof limit === "number" && limit < 16)
    throw apiErrors.invalid(
      `Invalid 'max_output_tokens': integer below minimum value. Expected a value >= 16, but got ${limit} instead.`,
      "max_output_tokens",
      "integer_below_min_value",
    );
  if (typeof body.safety_identifier === "string" && body.safety_identifier.length > 128)
    throw apiErrors.invalid(
      `Invalid 'safety_identifier': string too long. Expected a string with maximum length 128, but got a string with length ${body.safety_identifier.length} instead.`,
      "safety_identifier",
      "string_above_max_length",
    );
  for (const [index, tool] of (tools as { type?: unknown }[]).entries())
    if (!TOOLS.includes(String(tool.type)))
      throw apiErrors.wrongValue(tool.type, `tools[${index}].type`, TOOLS);
  // A choice may also be an object that names a tool.
  if (typeof choice === "string" && !CHOICES.includes(choice))
    throw apiErrors.wrongValue(choice, "tool_choice", CHOICES);
  if (choice === "required" && (tools as unknown[]).length === 0)
    throw apiErrors.invalid(
      "Tool choice 'required' must be specified with 'tools' parameter.",
      "tool_choice",
      "missing_required_parameter",
    );
  for (const [index, one] of (include as unknown[]).entries())
    if (!INCLUDES.includes(String(one))) throw apiErrors.wrongValue(one, `include[${index}]`, INCLUDES);

  const system = typeof instructions === "string" ? [{ role: "system", text: instructions }] : [];
  const messages = [...system, ...readInput(input)];
  const { format } = (text ?? {}) as { format?: unknown };
  return {
    api: "responses",
    model,
    ...readMessages(messages, { api: "responses", format, contextTokens: settings.contextTokens }),
    searches:
      choice !== "none" && (tools as { type: string }[]).some(({ type }) => type.startsWith("web_search")),
    maxTokens: typeof limit === "number" ? limit : null,
    stream: stream === true,
    body,
  };
}

function readInput(input: unknown): { role: string; text: string }[] {
  if (typeof input === "string") return [{ role: "user", text: input }];
  if (!Array.isArray(input))
    throw apiErrors.wrongType("input", "one of a string or array of input items", describe(input));
  return input.flatMap((item: unknown, index) => {
    const {
      type = "message",
      role,
      content,
    } = (item ?? {}) as { type?: unknown; role?: unknown; content?: unknown };
    // Items of an earlier response other than messages may be sent back and are ignored.
    if (type !== "message") return [];
    if (!ROLES.includes(String(role))) throw apiErrors.wrongValue(role, `input[${index}].role`, ROLES);
    if (content === undefined) throw apiErrors.missing(`input[${index}].content`);
    return [{ role: String(role), text: readContentText(content, `input[${index}].content`, "responses") }];
  });
}
