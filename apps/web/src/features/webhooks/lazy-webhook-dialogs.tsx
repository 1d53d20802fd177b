import { createLazyPart } from "@takt/ui/lazy-part";
import type { ComponentProps } from "react";
import type { WebhookDialogs } from "./webhook-dialogs";

const part = createLazyPart(() => import("./webhook-dialogs"));

/** The dialogs of webhooks: their script comes after the page. */
export function LazyWebhookDialogs(props: ComponentProps<typeof WebhookDialogs>) {
  const loaded = part.usePart(props.dialog !== null);
  return loaded && <loaded.WebhookDialogs {...props} />;
}
