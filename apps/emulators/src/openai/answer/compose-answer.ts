import type { Failure } from "../model/failures";
import type { Call } from "../model/call";
import { countTokens, splitPieces } from "../model/count-tokens";
import { readTask } from "../model/read-task";
import { composeValue, type Source } from "./compose-value";
import { fitSchema } from "./fit-schema";

export type Answer = {
  /** Empty with a refusal. */
  text: string;
  refusal: string | null;
  ended: "stop" | "length" | "content_filter";
  search: { query: string; found: Source[] } | null;
  tokens: { input: number; output: number };
};

const REFUSAL = "I'm sorry, but I can't assist with that request.";
/** The share of the text that arrives when a length limit or a filter cuts it. */
const PARTIAL_SHARE = 0.6;

/** Composes the complete answer to a call, independent of its transport. */
export function composeAnswer(call: Call, failure: Failure | null, searchResults: number): Answer {
  const task = readTask(call.userMessages);
  const subject =
    task.kind === "post" || task.kind === "rewrite"
      ? task.parameters.topic
      : (call.userMessages.at(-1) ?? "");
  const query = subject.replace(/\s+/g, " ").slice(0, 100);
  const search = call.searches ? { query, found: findPages(query, searchResults) } : null;
  const whole = wrap(call, task.kind, composeValue(task, call.model, failure, search?.found ?? []), failure);

  let text = failure === "refusal" ? "" : whole;
  let ended: Answer["ended"] = "stop";
  const pieces = splitPieces(text);
  if (call.maxTokens !== null && pieces.length > call.maxTokens) {
    text = pieces.slice(0, call.maxTokens).join("");
    ended = "length";
  }
  if (failure === "length" || failure === "content_filter") {
    text = pieces.slice(0, Math.floor(pieces.length * PARTIAL_SHARE)).join("");
    ended = failure;
  }
  const refusal = failure === "refusal" ? REFUSAL : null;
  return {
    text,
    refusal,
    ended,
    search,
    tokens: { input: call.inputTokens, output: countTokens(refusal ?? text) },
  };
}

function wrap(
  call: Call,
  kind: ReturnType<typeof readTask>["kind"],
  value: ReturnType<typeof composeValue>,
  failure: Failure | null,
): string {
  if (failure === "empty") return "";
  if (call.format === null) return value.text;
  const { topics, ...post } = value;
  const json =
    call.format.type === "json_schema"
      ? fitSchema(call.format.schema, value, value.text)
      : kind === "topics" && topics.length > 0
        ? { topics }
        : post;
  const text = JSON.stringify(json);
  switch (failure) {
    case "prose":
      return `Sure! Here is what you asked for:\n\n${value.text}\n\nLet me know if you would like any changes.`;
    case "fences":
      return `\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``;
    case "half_json":
      return text.slice(0, Math.floor(text.length / 2));
    case "wrong_shape":
      return JSON.stringify({ result: { content: value.text, tags: post.hashtags.join(", ") } });
    default:
      return text;
  }
}

/** Made-up search results at example.com, with the query parameter that the real API adds. */
function findPages(query: string, count: number): Source[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Search result ${index + 1} of the emulator: ${query}`,
    url: `https://example.com/search-result-${index + 1}?utm_source=openai`,
  }));
}
