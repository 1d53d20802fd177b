import type { FoundTopic } from "@takt/domain/compass/model/found-topic";

/** Those of `now` that have come since `before` was told: all from the first that is another one. */
export function topicsAfter(before: readonly FoundTopic[], now: readonly FoundTopic[]): FoundTopic[] {
  const from = now.findIndex((topic, i) => JSON.stringify(topic) !== JSON.stringify(before[i]));
  return from === -1 ? [] : now.slice(from);
}
