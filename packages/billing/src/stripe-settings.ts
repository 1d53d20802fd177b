/** How Stripe is reached, and how checkouts are set up. */
export type StripeSettings = {
  /** Undefined: nothing is sold, and every call answers `not_configured`. */
  secretKey: string | undefined;
  /** One or several signing secrets of webhooks, separated by commas; undefined: no event is accepted. */
  webhookSecret: string | undefined;
  /** An origin, e.g. https://api.stripe.com. */
  baseUrl: string;
  tax: "exempt" | "automatic";
  /** Whether the checkout asks for consent to the terms of service. */
  termsConsent: boolean;
  /** The limit of one attempt of a call. */
  timeoutMs?: number;
  /** Attempts after the first one. */
  retries?: number;
  /** How long prices are believed. */
  catalogueTtlMs?: number;
};
