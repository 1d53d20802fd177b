import type { WebhookAnswer } from "./ports/webhook-sender";
import { pauseMs, retryDelayMs } from "./model/delivery-timing";

/** The consequence of an answer. Times are milliseconds from now. */
export type DeliveryOutcome = {
  state: "delivered" | "pending" | "failed";
  /** Until the next try; null when it is over. */
  retryMs: number | null;
  /** How long nothing at all is sent to the endpoint; null: there is no reason to wait. */
  slowMs: number | null;
  /** The endpoint says that it is there no more. */
  isGone: boolean;
  /** It was the last try. */
  isExhausted: boolean;
};

/** Too many requests, and gateways behind which nobody answers. */
const ASKS_FOR_TIME = [429, 502, 504];

/** Decides what an answer to the nth try of a delivery means; a redirect is a failure like any other. */
export function decideOutcome(
  answer: WebhookAnswer,
  delivery: { id: string; tries: number },
): DeliveryOutcome {
  const { status, failure, retryAfter } = answer;
  const isGone = status === 410;
  if (failure === null && status !== null && status >= 200 && status < 300)
    return { state: "delivered", retryMs: null, slowMs: null, isGone, isExhausted: false };
  const retryMs = isGone ? null : retryDelayMs(delivery.id, delivery.tries);
  const asksForTime = failure === "timeout" || retryAfter !== null || ASKS_FOR_TIME.includes(status ?? 0);
  return {
    state: retryMs === null ? "failed" : "pending",
    retryMs,
    slowMs: asksForTime && !isGone ? pauseMs(retryAfter) : null,
    isGone,
    isExhausted: !isGone && retryMs === null,
  };
}
