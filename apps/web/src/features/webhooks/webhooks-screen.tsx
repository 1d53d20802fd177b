"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { EmptyState } from "@takt/ui/empty-state";
import { withVerbatim } from "@takt/ui/verbatim";
import { Webhook } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ShellUser } from "~/server/signed-in-user";
import { useHasPlan } from "../api-keys/parts/use-has-plan";
import { LoadError } from "../shared/load-error";
import { BackToWebhooks } from "./deliveries/back-to-webhooks";
import { DeliveriesScreen } from "./deliveries/deliveries-screen";
import { LazyWebhookDialogs } from "./lazy-webhook-dialogs";
import { useSendTest } from "./list/use-send-test";
import { useWebhooks } from "./list/use-webhooks";
import { WebhooksSection } from "./list/webhooks-section";
import { usePlace } from "./use-place";
import type { WebhookDialog } from "./webhook-dialogs";

type Props = {
  /** Whose webhooks are shown; without a slug it is the personal one. */
  workspace: Pick<ShellUser["workspace"], "name" | "slug">;
};

/** Where the events of the workspace are sent: the webhooks, or the deliveries to one of them, which the URL names. */
export function WebhooksScreen({ workspace }: Props) {
  const { t } = useT("webhooks");
  const query = useWebhooks();
  const mayChange = useHasPlan();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = usePlace(heading);
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const test = useSendTest(place.openDelivery);
  const chosen = query.data?.find(({ id }) => id === place.webhookId);
  return (
    <div className="grid max-w-3xl gap-8">
      {place.webhookId === null ? (
        <WebhooksSection
          heading={heading}
          title={
            workspace.slug === null
              ? t("headingPersonal")
              : withVerbatim(workspace.name, (name) => t("heading", { workspace: name }))
          }
          query={query}
          mayChange={mayChange}
          onDialog={setDialog}
          onTest={(id) => void test.run(id)}
          onOpen={place.openWebhook}
        />
      ) : chosen ? (
        <DeliveriesScreen
          webhook={chosen}
          mayChange={mayChange}
          heading={heading}
          onTest={() => void test.run(chosen.id)}
          onOpen={(deliveryId) => place.openDelivery({ deliveryId, webhookId: chosen.id })}
          onBack={place.openList}
        />
      ) : query.isPending ? (
        <Skeleton className="h-40 rounded-xl" />
      ) : query.data ? (
        <GoneWebhook onBack={place.openList} />
      ) : (
        <LoadError title={t("loadFailed")} query={query} />
      )}
      <LazyWebhookDialogs
        dialog={
          chosen && place.deliveryId !== null
            ? { kind: "delivery", id: place.deliveryId, webhook: chosen, mayChange }
            : dialog
        }
        onClose={() => (place.deliveryId === null ? setDialog(null) : place.closeDelivery())}
        // The dialog first gives the focus back to a button that may be gone.
        onGone={() => setTimeout(() => heading.current?.focus())}
      />
    </div>
  );
}

function GoneWebhook({ onBack }: { onBack: () => void }) {
  const { t } = useT("webhooks");
  return (
    <EmptyState
      icon={<Webhook />}
      title={t("deliveries.gone")}
      description={t("deliveries.goneText")}
      action={<BackToWebhooks onClick={onBack} />}
    />
  );
}
