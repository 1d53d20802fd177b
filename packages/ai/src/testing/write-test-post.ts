import { captureLog } from "@takt/domain/testing/capture-log";
import type { WritingTask } from "@takt/domain/writing/ports/writer";
import { createWriter } from "../create-writer";
import type { WriterSettings } from "../writer-settings";
import { PARAMETERS } from "./parameters";

export const TASK: WritingTask = { parameters: PARAMETERS, voice: null, quote: null };
/** A text that fits `TASK`, in three sentences, with a surrogate pair. */
export const TEXT =
  "Most meetings end without a decision 😀. That is why they are long. Write it down first, and half of them are gone.";
export const POST = JSON.stringify({ text: TEXT, hashtags: ["#Work"], sources: [] });

export const taskWith = (part: Partial<WritingTask["parameters"]>): WritingTask => ({
  ...TASK,
  parameters: { ...PARAMETERS, ...part },
});

/** Creates a writer for an endpoint, with its log. */
export function createTestWriter(baseUrl: string, part: Partial<WriterSettings> = {}) {
  const { log, lines } = captureLog();
  const writer = createWriter({
    baseUrl,
    apiKey: "sk-secret",
    model: "gpt-test",
    api: "responses",
    timeoutMs: 10_000,
    researchTimeoutMs: 10_000,
    log,
    ...part,
  });
  return { writer, lines };
}

/** Writes one post; `shown` is the streamed text, `onText` is told of it. */
export async function writeTestPost(
  baseUrl: string,
  part: Partial<WriterSettings> = {},
  task = TASK,
  signal = new AbortController().signal,
  onText: () => unknown = () => {},
) {
  const { writer, lines } = createTestWriter(baseUrl, part);
  const shown: string[] = [];
  const outcome = await writer.write(task, {
    signal,
    userId: null,
    onText(text) {
      shown.push(text);
      onText();
    },
  });
  return { outcome, shown, lines };
}
