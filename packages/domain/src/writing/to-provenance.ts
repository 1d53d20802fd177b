import type { WritingOutcome } from "./ports/writer";

/** Returns the columns of a generation about its origin and cost; unknown values leave the columns unchanged. */
export const toProvenance = ({ model, promptVersion, usage, requestId }: WritingOutcome<unknown>) => ({
  model: model ?? undefined,
  promptVersion: promptVersion ?? undefined,
  inputTokens: usage?.input,
  outputTokens: usage?.output,
  requestId: requestId ?? undefined,
});
