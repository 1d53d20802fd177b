import type { Evidence } from "../evidence";
import type { Violation } from "./violation";

/** Invariant 9, second part: each message is signed with its endpoint's secret and says at every try what its event does. */
export function alteredMessages({ events, messages }: Evidence): Violation[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return messages.flatMap(({ id, body, isSigned }) => {
    const event = byId.get(id);
    const postId = event?.postId ?? null;
    const invariant = "9 a message is signed and says what has happened";
    if (!isSigned) return [{ invariant, postId, detail: `the signature of ${id} is wrong` }];
    if (!event || body === toBody(event)) return [];
    return [{ invariant, postId, detail: `${id} said ${body}, and its event is ${toBody(event)}` }];
  });
}

/** The body as Standard Webhooks 1.0.0 has it. */
const toBody = ({ type, timestamp, data }: Evidence["events"][number]) =>
  JSON.stringify({ type, timestamp, data });
