import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useState } from "react";
import { CallError } from "~/features/shared/call-error";
import { now } from "~/features/shared/time/now";
import { useT } from "~/i18n/use-t";
import { DELIVERY_DAYS } from "./delivery-days";
import { useReplayFailed } from "./use-replay-failed";

const HOUR_MS = 3_600_000;
const PERIODS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS, all: DELIVERY_DAYS * 24 * HOUR_MS };
type Period = keyof typeof PERIODS_MS;
const PERIODS = Object.keys(PERIODS_MS) as Period[];

type Props = { webhook: WebhookView; onClose: () => void; onSent: () => void };

/** Asks since when what failed is sent again, and says how much has failed in all. */
export function ReplayAllDialog({ webhook, onClose, onSent }: Props) {
  const { t } = useT(["webhooks", "common"]);
  const [period, setPeriod] = useState<Period>("all");
  const replay = useReplayFailed(() => {
    onClose();
    onSent();
  });
  const start = () =>
    void replay.run({ id: webhook.id, since: new Date(now().getTime() - PERIODS_MS[period]) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("replayAll.title")}
        description={t("replayAll.count", { count: webhook.failed, days: DELIVERY_DAYS })}
        closeLabel={t("common:close")}
        footer={
          <>
            <Button onClick={onClose}>{t("common:cancel")}</Button>
            <Button variant="primary" loading={replay.isRunning} onClick={start}>
              {t("replayAll.action")}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <div className="grid gap-1.5">
            <span aria-hidden className="text-sm font-medium">
              {t("replayAll.since")}
            </span>
            <SegmentedControl
              label={t("replayAll.since")}
              value={period}
              onChange={setPeriod}
              options={PERIODS.map((value) => ({
                value,
                label: t(`replayAll.${value}`, { days: DELIVERY_DAYS }),
              }))}
            />
          </div>
          <p className="text-sm text-pretty text-muted-fg">{t("replayAll.text")}</p>
          <CallError error={replay.error} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
