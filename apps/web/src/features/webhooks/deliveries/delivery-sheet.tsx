import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Skeleton } from "@takt/ui/skeleton";
import { Send } from "lucide-react";
import { LoadError } from "~/features/shared/load-error";
import { useT } from "~/i18n/use-t";
import { useTypeText } from "../event-texts";
import { DeliveryAttempts } from "./delivery-attempts";
import { DeliveryFacts } from "./delivery-facts";
import { DeliveryMessage } from "./delivery-message";
import { useDelivery } from "./use-delivery";
import { useReplay } from "./use-replay";

type Props = {
  id: string;
  webhook: WebhookView;
  /** False without the plan. */
  mayChange: boolean;
  onClose: () => void;
};

/** A delivery: what became of it, each answer, and what was sent. It is brought up to date until it is over. */
export function DeliverySheet({ id, webhook, mayChange, onClose }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const query = useDelivery(id);
  const typeText = useTypeText();
  const delivery = query.data;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        shape="sheet"
        title={delivery ? typeText(delivery.type) : t("deliveries.one")}
        closeLabel={t("common:close")}
        footer={
          mayChange &&
          delivery &&
          delivery.state !== "pending" && <Replay id={id} isOpen={webhook.state === "open"} />
        }
      >
        {delivery ? (
          <div className="grid gap-6">
            <DeliveryFacts delivery={delivery} />
            <DeliveryAttempts delivery={delivery} />
            <DeliveryMessage delivery={delivery} />
          </div>
        ) : query.isError ? (
          <LoadError title={t("delivery.loadFailed")} query={query} />
        ) : (
          <Skeleton className="h-60 rounded-xl" />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Replay({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { t } = useT("webhooks");
  const replay = useReplay();
  if (!isOpen) return <p className="text-caption text-muted-fg">{t("delivery.notOpen")}</p>;
  return (
    <Button loading={replay.isRunning} onClick={() => void replay.run(id)}>
      <Send aria-hidden />
      {t("delivery.replay")}
    </Button>
  );
}
