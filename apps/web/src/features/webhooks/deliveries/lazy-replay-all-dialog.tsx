import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { createLazyPart } from "@takt/ui/lazy-part";

const part = createLazyPart(() => import("./replay-all-dialog"));

type Props = {
  /** Null while it is closed. */
  webhook: WebhookView | null;
  onClose: () => void;
  onSent: () => void;
};

/** The question before all that failed is sent again: its script comes after the page. */
export function LazyReplayAllDialog({ webhook, ...props }: Props) {
  const loaded = part.usePart(webhook !== null);
  return loaded && webhook && <loaded.ReplayAllDialog webhook={webhook} {...props} />;
}
