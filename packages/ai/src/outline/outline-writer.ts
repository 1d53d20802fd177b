import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { Writer, WritingOutcome, WritingProgress, WrittenPost } from "@takt/domain/writing/ports/writer";
import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { composeTopics } from "@takt/outline/compose-topics";
import { normalizePost } from "../answers/normalize-post";

const VERSION = "outline-1";

/**
 * Creates a writer that composes outlines in this process when no model is set: free of charge, labelled, and
 * without sending anything.
 */
export function outlineWriter(): Writer {
  return {
    engine: { kind: "outline", model: "outline" },
    canResearch: false,
    write: ({ parameters, quote }, progress) =>
      show(progress, parameters, () => composeOutline(parameters, { quote })),
    rewrite: ({ parameters, quote, text, rewrite, hashtags, sources }, progress) =>
      show(progress, parameters, () => composeRewrite({ parameters, text, rewrite, quote }), {
        hashtags,
        sources,
      }),
    findTopics: (task, { signal, onTopic }) => {
      if (signal.aborted) return Promise.resolve(stopped);
      const topics = composeTopics(task);
      for (const topic of topics) onTopic?.(topic);
      return Promise.resolve(done(topics));
    },
  };
}

function show(
  { signal, onText }: WritingProgress,
  given: Pick<WritingParameters, "hashtags">,
  compose: () => { text: string; hashtags: string[] },
  retained?: Pick<WrittenPost, "hashtags" | "sources">,
): Promise<WritingOutcome<WrittenPost>> {
  if (signal.aborted) return Promise.resolve(stopped);
  // Normalised like a model's text, because the same outline over the protocol is, too.
  const { text, hashtags } = normalizePost(compose(), given.hashtags);
  onText?.(text);
  return Promise.resolve(done({ text, hashtags, sources: [], ...retained }));
}

const stopped = { kind: "failed", reason: "stopped", partial: "" } as const;

const done = <T>(value: T): WritingOutcome<T> => ({
  kind: "done",
  value,
  model: "outline",
  promptVersion: VERSION,
  usage: null,
  requestId: null,
});
