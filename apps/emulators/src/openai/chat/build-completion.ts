import type { Answer } from "../answer/compose-answer";
import type { Call } from "../model/call";
import { splitPieces } from "../model/count-tokens";
import { obfuscation } from "../responses/response-events";
import type { StreamEvent } from "../stream/send-stream";

/** The finished completion. */
export function buildCompletion(
  call: Call,
  answer: Answer,
  { id, at, usage }: { id: string; at: number; usage: boolean },
) {
  return {
    id,
    object: "chat.completion",
    created: Math.floor(at / 1_000),
    model: call.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: answer.refusal === null ? answer.text : null,
          refusal: answer.refusal,
          annotations: [],
        },
        logprobs: null,
        finish_reason: answer.ended,
      },
    ],
    ...(usage ? { usage: countUsage(answer) } : {}),
    service_tier: "default",
    system_fingerprint: null,
  };
}

const countUsage = ({ tokens: { input, output } }: Answer) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
  completion_tokens_details: {
    reasoning_tokens: 0,
    audio_tokens: 0,
    accepted_prediction_tokens: 0,
    rejected_prediction_tokens: 0,
  },
});

/** All chunks of a streamed completion, then `[DONE]`. Requested token counts come in the last one. */
export function completionChunks(
  call: Call,
  answer: Answer,
  { id, at, usage }: { id: string; at: number; usage: boolean },
): StreamEvent[] {
  const options = call.body.stream_options as { include_usage?: unknown } | null | undefined;
  const counts = options?.include_usage === true && usage;
  const chunk = (
    choices: object[],
    piece: string | null = null,
    tokens: object | null = null,
  ): StreamEvent => ({
    event: null,
    data: {
      id,
      object: "chat.completion.chunk",
      created: Math.floor(at / 1_000),
      model: call.model,
      service_tier: "default",
      system_fingerprint: null,
      choices,
      ...(counts ? { usage: tokens } : {}),
      ...obfuscation(piece ?? ""),
    },
    piece: piece !== null,
  });
  const choice = (delta: object, finish_reason: string | null = null) => ({
    index: 0,
    delta,
    logprobs: null,
    finish_reason,
  });
  const { refusal, text, ended } = answer;
  const first = refusal === null ? { content: "", refusal: null } : { content: null, refusal: "" };
  return [
    chunk([choice({ role: "assistant", ...first })]),
    ...splitPieces(refusal ?? text).map((piece) =>
      chunk([choice(refusal === null ? { content: piece } : { refusal: piece })], piece),
    ),
    chunk([choice({}, ended)]),
    ...(counts ? [chunk([], null, countUsage(answer))] : []),
    { event: null, data: "[DONE]", piece: false },
  ];
}
