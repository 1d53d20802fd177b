import { WITHDRAWAL_DAYS } from "@takt/domain/billing/model/order-facts";
import { Button } from "@takt/ui/button";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import { ContractLink } from "../contract-link";
import { StartNowField } from "../start-now-field";
import { getSubscriptionState, type SubscriptionView } from "../subscription-state";
import { useConsent } from "../use-consent";
import { ChangePreviewFacts } from "./change-preview-facts";
import { useChangeOptions } from "./use-change-options";
import { useChangePlan } from "./use-change-plan";

type Props = { view: SubscriptionView; onClose: () => void };

/** Offers to change the plan to, their cost, and the button that orders one. */
export function ChangeForm({ view, onClose }: Props) {
  const { t } = useT(["billing", "common"]);
  const errorText = useErrorText();
  const options = useChangeOptions(view);
  const consent = useConsent();
  const { offer, choose, preview, change } = useChangePlan(onClose);
  const order = () => {
    if (offer && preview.data && consent.require())
      void change.run({ plan: offer.plan, previewId: preview.data.id });
  };
  return (
    <DialogContent
      title={t("change.title")}
      description={t("change.text")}
      closeLabel={t("common:close")}
      footer={
        <>
          <Button aria-disabled={change.isRunning} onClick={() => !change.isRunning && onClose()}>
            {t("common:cancel")}
          </Button>
          <Button variant="primary" loading={change.isRunning} disabled={!preview.data} onClick={order}>
            {t("order.button")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ChoiceCards
          legend={t("change.choose")}
          value={offer && `${offer.plan}:${offer.interval}`}
          onChange={(value) => {
            const chosen = options.find((option) => option.value === value);
            if (!chosen || change.isRunning) return;
            choose({ plan: chosen.plan, interval: chosen.interval });
            consent.reset();
          }}
          options={options}
        />
        {offer && <ChangePreviewFacts preview={preview} interval={offer.interval} />}
        {preview.data && (
          <>
            {getSubscriptionState(view) === "cancelling" && (
              <p className="text-sm">{t("change.takesBack")}</p>
            )}
            <StartNowField {...consent} />
            <p className="text-sm text-pretty">
              {t("order.withdrawal", { days: WITHDRAWAL_DAYS })} <ContractLink page="withdraw" />.{" "}
              {t("order.termsApply")} <ContractLink page="instruction" />, <ContractLink page="terms" />.
            </p>
          </>
        )}
        {change.error !== null && (
          <p role="alert" className="text-sm text-danger-text">
            {t("change.failed")}. {errorText(change.error)}
          </p>
        )}
      </div>
    </DialogContent>
  );
}
