import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 9, first part: in the end every event was received by its endpoint, and is noted as delivered. */
export function lostEvents({ events, messages }: Evidence): Violation[] {
  const received = new Set(messages.map(({ endpointId, id }) => `${endpointId} ${id}`));
  return events.flatMap(({ id, endpointId, postId, type, state, tries }) => {
    const isReceived = received.has(`${endpointId} ${id}`);
    if (isReceived && state === "delivered") return [];
    const detail = `${type} (${id}) is ${state} after ${tries} tries and was ${isReceived ? "received" : "never received"}`;
    return [{ invariant: "9 every event reaches its webhook", postId, detail }];
  });
}
