import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 9, fourth part: an endpoint receives the events of a post in their order, apart from repetitions. */
export function disorderedMessages({ events, messages }: Evidence): Violation[] {
  const places = new Map<string, number>();
  for (const [place, { id }] of messages.entries()) if (!places.has(id)) places.set(id, place);
  const last = new Map<string, number>();
  return events.flatMap(({ id, endpointId, postId, type }) => {
    const place = places.get(id);
    if (postId === null || place === undefined) return [];
    const line = `${endpointId} ${postId}`;
    const before = last.get(line) ?? -1;
    last.set(line, Math.max(before, place));
    if (place > before) return [];
    const detail = `${type} (${id}) was received before ${messages[before]!.id}, which happened earlier`;
    return [{ invariant: "9 the messages of a post come in order", postId, detail }];
  });
}
