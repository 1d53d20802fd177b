import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Callout } from "@takt/ui/callout";
import { verbatim } from "@takt/ui/verbatim";
import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { WebhookBadge } from "../state-badge";
import { webhookName } from "../webhook-name";
import { ChosenEvents } from "./chosen-events";
import { WebhookFacts } from "./webhook-facts";

type Props = {
  webhook: WebhookView;
  now: Date | null;
  /** Actions of the webhook. */
  children: ReactNode;
};

/** One webhook: its name and address, whether it works, what it is sent and what became of that. */
export function WebhookRow({ webhook, now, children }: Props) {
  const { url, state, events } = webhook;
  return (
    <li className="grid gap-2.5 py-3.5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
            <span {...verbatim} className="wrap-anywhere">
              {webhookName(webhook)}
            </span>
            <WebhookBadge state={state} />
          </p>
          <p {...verbatim} className="font-mono text-caption text-muted-fg wrap-anywhere">
            {url}
          </p>
          <WebhookFacts webhook={webhook} now={now} />
        </div>
        <div className="flex flex-wrap gap-1.5">{children}</div>
      </div>
      <StateNote webhook={webhook} />
      <ChosenEvents events={events} />
    </li>
  );
}

/** Why nothing is sent, and what to do; nothing for a webhook that works. */
export function StateNote({ webhook: { state, restReason } }: Pick<Props, "webhook">) {
  const { t } = useT("webhooks");
  if (state === "open") return null;
  if (state === "paused") return <p className="text-caption text-pretty">{t("pausedText")}</p>;
  return (
    <Callout tone="red" icon={<OctagonAlert aria-hidden />}>
      <p>{t(`rest.${restReason ?? "failing"}`)}</p>
    </Callout>
  );
}
