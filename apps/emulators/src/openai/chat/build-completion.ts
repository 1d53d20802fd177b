import type { Answer } from "../answer/compose-answer";
import type { Call } from "../model/call";

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

export const countUsage = ({ tokens: { input, output } }: Answer) => ({
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
