import type { Answer } from "../answer/compose-answer";
import type { Call } from "../model/call";
import type { ErrorBody } from "../model/api-error";

export type Item = { id: string; type: string } & Record<string, unknown>;
export type ResponseBody = Record<string, unknown> & { output: Item[] };

/** The finished response: a reasoning item, the search if there was one, the message; or a failed one. */
export function buildResponse(
  call: Call,
  answer: Answer,
  { id, at, usage, error = null }: { id: string; at: number; usage: boolean; error?: ErrorBody | null },
): ResponseBody {
  const key = id.slice("resp_".length);
  const cut = answer.ended === "stop" ? null : answer.ended;
  const output: Item[] = [{ id: `rs_${key}`, type: "reasoning", summary: [] }];
  if (answer.search) output.push(searchItem(call, answer.search, `ws_${key}`));
  output.push({
    id: `msg_${key}`,
    type: "message",
    status: cut === null ? "completed" : "incomplete",
    content: [contentPart(answer)],
    role: "assistant",
  });
  const status = error ? "failed" : cut === null ? "completed" : "incomplete";
  return {
    ...frame(call, id, at),
    status,
    error: error && { code: error.code, message: error.message },
    incomplete_details: cut && { reason: cut === "length" ? "max_output_tokens" : "content_filter" },
    completed_at: status === "completed" ? Math.floor(at / 1_000) : null,
    output: error ? [] : output,
    ...(usage ? { usage: error ? null : countUsage(answer) } : {}),
  };
}

/** The response while it is in progress. */
export function runningResponse(call: Call, id: string, at: number): ResponseBody {
  return { ...frame(call, id, at), status: "in_progress", usage: null };
}

/** The request's fields, which the response repeats. */
function frame({ model, body, format }: Call, id: string, at: number): ResponseBody {
  return {
    id,
    object: "response",
    created_at: Math.floor(at / 1_000),
    status: "in_progress",
    background: false,
    completed_at: null,
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    max_tool_calls: null,
    metadata: body.metadata ?? {},
    model,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: "medium", summary: null },
    safety_identifier: body.safety_identifier ?? null,
    service_tier: "default",
    store: body.store ?? true,
    temperature: 1,
    text: {
      format:
        format?.type === "json_schema" ? { description: null, ...format } : (format ?? { type: "text" }),
      verbosity: "medium",
    },
    tool_choice: body.tool_choice ?? "auto",
    tools: body.tools ?? [],
    top_logprobs: 0,
    top_p: 1,
    truncation: "disabled",
    user: null,
  };
}

function contentPart(answer: Answer) {
  if (answer.refusal !== null) return { type: "refusal", refusal: answer.refusal };
  return { type: "output_text", annotations: cite(answer), logprobs: [], text: answer.text };
}

/** The search item, with the pages only where `include` requests them. */
function searchItem({ body }: Call, { query, found }: NonNullable<Answer["search"]>, id: string): Item {
  const includesSources =
    Array.isArray(body.include) && body.include.includes("web_search_call.action.sources");
  const sources = includesSources ? { sources: found.map(({ url }) => ({ type: "url", url })) } : {};
  return {
    id,
    type: "web_search_call",
    status: "completed",
    action: { type: "search", query, queries: [query], ...sources },
  };
}

const countUsage = ({ tokens: { input, output } }: Answer) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
});

/** A citation of each found page at its URL in the text, or at the end of a text without it. */
function cite({ text, search }: Answer) {
  return (search?.found ?? []).map(({ title, url }) => {
    const at = text.indexOf(url);
    return {
      type: "url_citation",
      start_index: at < 0 ? text.length : at,
      end_index: at < 0 ? text.length : at + url.length,
      title,
      url,
    };
  });
}
