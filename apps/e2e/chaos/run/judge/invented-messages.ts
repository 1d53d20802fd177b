import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 9, third part: each message is of an event that was committed for its endpoint. */
export function inventedMessages({ events, messages }: Evidence): Violation[] {
  const written = new Set(events.map(({ endpointId, id }) => `${endpointId} ${id}`));
  return messages
    .filter(({ endpointId, id }) => !written.has(`${endpointId} ${id}`))
    .map(({ id, body, endpointId }) => ({
      invariant: "9 every message has its event",
      postId: null,
      detail: `${endpointId} received ${id}, and no event was written: ${body}`,
    }));
}
