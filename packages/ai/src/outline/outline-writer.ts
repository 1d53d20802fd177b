import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import type { Writer, WritingOutcome, WritingProgress, WrittenPost } from "@takt/domain/writing/ports/writer";
import { composeOutline } from "@takt/outline/compose-outline";
import { composeRewrite } from "@takt/outline/compose-rewrite";
import { composeTopics } from "@takt/outline/compose-topics";
import { tidyPost } from "../answers/tidy-post";

const VERSION = "outline-1";

/** Composes outlines in this process, where no model is set: free of charge, plainly marked, and nothing leaves. */
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
  kept?: Pick<WrittenPost, "hashtags" | "sources">,
): Promise<WritingOutcome<WrittenPost>> {
  if (signal.aborted) return Promise.resolve(stopped);
  // As a model's text: over the protocol the same outline is tidied, too.
  const { text, hashtags } = tidyPost(compose(), given.hashtags);
  onText?.(text);
  return Promise.resolve(done({ text, hashtags, sources: [], ...kept }));
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
