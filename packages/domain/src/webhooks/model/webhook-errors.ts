/** Error codes of webhooks. */
export type WebhookErrorCode =
  /** No such endpoint in this workspace. */
  | "webhook_not_found"
  /** `data.max` endpoints are there already. */
  | "webhooks_full"
  /** Webhooks are part of the plan Enterprise, which the owner of the workspace does not have. */
  | "webhooks_need_plan"
  /** The address is none of https that leads into the public internet. */
  | "webhook_url_refused"
  /** No such delivery of the workspace, or it is older than two weeks. */
  | "delivery_not_found"
  /** The endpoint is paused or rests: it is to be resumed first. */
  | "webhook_not_open";
