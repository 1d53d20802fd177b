import type { Evidence } from "../evidence";
import { count } from "./count";

/** Formats how many events webhooks had, how often they were sent and received, and how their receiver failed. */
export function formatWebhooks({ events, messages, receiverFaults }: Evidence): string[] {
  const tries = events.reduce((sum, event) => sum + event.tries, 0);
  const again = messages.length - new Set(messages.map(({ id }) => id)).size;
  return [
    `webhooks    ${events.length} events, ${tries} deliveries begun, ${messages.length} messages received, ${again} of them repetitions`,
    `receiver    ${count(receiverFaults)}`,
  ];
}
