import type { WritingOutcome } from "./ports/writer";

/** The columns of a generation that say of what it came and what it took; what is not known is left as it is. */
export const toProvenance = ({ model, promptVersion, usage, requestId }: WritingOutcome<unknown>) => ({
  model: model ?? undefined,
  promptVersion: promptVersion ?? undefined,
  inputTokens: usage?.input,
  outputTokens: usage?.output,
  requestId: requestId ?? undefined,
});
