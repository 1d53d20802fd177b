import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { List, Pause, Play } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { WebhookDialog } from "../webhook-dialogs";
import { webhookName } from "../webhook-name";
import { deliveriesButtonId } from "../use-place";
import { usePauseWebhook } from "./use-pause-webhook";
import { WebhookMenu } from "./webhook-menu";
import { WebhookRow } from "./webhook-row";

type Props = {
  webhooks: readonly WebhookView[];
  now: Date | null;
  /** False without the plan. */
  mayChange: boolean;
  onDialog: (dialog: WebhookDialog) => void;
  onTest: (id: string) => void;
  /** Shows the deliveries of a webhook. */
  onOpen: (id: string) => void;
};

/** The webhooks of a workspace, the newest first, with what can be done with each. */
export function WebhookList({ webhooks, now, mayChange, onDialog, onTest, onOpen }: Props) {
  const { t } = useT("webhooks");
  return (
    <ul aria-label={t("list")} className="divide-y divide-border border-y border-border">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} now={now}>
          <Button
            size="sm"
            aria-label={t("act.deliveriesFor", { name: webhookName(webhook) })}
            id={deliveriesButtonId(webhook.id)}
            onClick={() => onOpen(webhook.id)}
          >
            <List aria-hidden />
            {t("act.deliveries")}
          </Button>
          {mayChange && <PauseButton webhook={webhook} />}
          <WebhookMenu
            webhook={webhook}
            mayChange={mayChange}
            onTest={() => onTest(webhook.id)}
            onDialog={(kind) => onDialog({ kind, webhook })}
          />
        </WebhookRow>
      ))}
    </ul>
  );
}

/** Pauses a webhook, or resumes it: one button, so that the focus stays. */
export function PauseButton({ webhook }: { webhook: WebhookView }) {
  const { t } = useT("webhooks");
  const pause = usePauseWebhook();
  const act = webhook.state === "open" ? "pause" : "resume";
  const Icon = act === "pause" ? Pause : Play;
  return (
    <Button
      size="sm"
      aria-label={t(`act.${act}For`, { name: webhookName(webhook) })}
      onClick={() => void pause.run({ webhook, isPaused: act === "pause" })}
    >
      <Icon aria-hidden />
      {t(`act.${act}`)}
    </Button>
  );
}
