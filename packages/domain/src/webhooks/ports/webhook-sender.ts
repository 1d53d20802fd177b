import type { DeliveryFailure } from "../model/webhook-view";

/** One request to an endpoint. */
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/** The outcome of a request. `redirect` has its status, and is not followed. */
export type WebhookAnswer = {
  status: number | null;
  failure: DeliveryFailure | null;
  /** Seconds of Retry-After. */
  retryAfter: number | null;
  /** The first 8 kB. */
  response: string;
};

/**
 * Sends to the address of a customer: POST, https, never into a private network (asked at connect time), no redirect
 * followed, 15 s at most. Never throws for what the receiver or the network does.
 */
export type WebhookSender = {
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** Whether an address may be an endpoint, as far as its text tells. */
  allows(url: string): boolean;
};
