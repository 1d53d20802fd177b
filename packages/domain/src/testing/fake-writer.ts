import type { Writer, WritingOutcome } from "../writing/ports/writer";
import type { FoundTopic } from "../topics/model/topic-view";

/**
 * A writer that writes the topic of its parameters in two pieces, and finds one topic, which quotes the text's first
 * sentence.
 */
export function fakeWriter(kind: "model" | "outline", answers: Partial<Writer> = {}): Writer {
  const done = <T>(value: T): WritingOutcome<T> => ({
    kind: "done",
    value,
    model: kind,
    promptVersion: "fake-1",
    usage: kind === "model" ? { input: 100, output: 50 } : null,
    requestId: kind === "model" ? "request-1" : null,
  });
  return {
    engine: { kind, model: kind },
    canResearch: kind === "model",
    write({ parameters }, { onText }) {
      onText?.(`About ${parameters.topic}`);
      onText?.(`About ${parameters.topic}: a text.`);
      return Promise.resolve(
        done({ text: `About ${parameters.topic}: a text.`, hashtags: ["tag"], sources: [] }),
      );
    },
    rewrite({ text, rewrite, hashtags, sources }, { onText }) {
      onText?.(`${rewrite}: ${text}`);
      return Promise.resolve(done({ text: `${rewrite}: ${text}`, hashtags, sources }));
    },
    findTopics({ text }, { onTopic }) {
      const quote = /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
      const topic: FoundTopic = { title: "A topic", angle: "An angle", quote, keywords: ["word"] };
      onTopic?.(topic);
      return Promise.resolve(done([topic]));
    },
    ...answers,
  };
}
