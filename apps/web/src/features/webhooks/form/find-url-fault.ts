import { webhookInput } from "@takt/domain/webhooks/model/webhook-input";

/** Says why an address cannot be one of a webhook; null: it is complete. Whether it may be one, the server decides. */
export function findUrlFault(typed: string): "urlMissing" | "urlInvalid" | null {
  const url = typed.trim();
  if (url === "") return "urlMissing";
  return webhookInput.shape.url.safeParse(url).success ? null : "urlInvalid";
}
