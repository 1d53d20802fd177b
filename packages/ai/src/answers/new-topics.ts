import type { FoundTopic } from "@takt/domain/topics/model/found-topic";

/** Returns the topics of `now` that are new since `before`: all from the first that differs. */
export function newTopics(before: readonly FoundTopic[], now: readonly FoundTopic[]): FoundTopic[] {
  const from = now.findIndex((topic, i) => JSON.stringify(topic) !== JSON.stringify(before[i]));
  return from === -1 ? [] : now.slice(from);
}
