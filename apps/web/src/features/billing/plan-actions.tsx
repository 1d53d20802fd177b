import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { LocaleLink } from "../shared/locale-link";
import { CancelDialog } from "./cancel-dialog";
import { ChangeDialog } from "./change/change-dialog";
import { getPlanActions, type PlanAction, type SubscriptionView } from "./subscription-state";
import { useOpenPortal } from "./use-open-portal";
import { useResume } from "./use-resume";

/** Actions filled when they come first: they bring a plan, or keep it. */
const FILLED: readonly PlanAction[] = ["upgrade", "resume", "paymentMethod", "manage"];

/** A user's actions on their plan. */
export function PlanActions({ view }: { view: SubscriptionView }) {
  const [dialog, setDialog] = useState<"change" | "cancel" | null>(null);
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-2">
      {getPlanActions(view).map((action, index) => (
        <ActionButton
          key={action}
          action={action}
          variant={index === 0 && FILLED.includes(action) ? "primary" : "outline"}
          onDialog={setDialog}
        />
      ))}
      <ChangeDialog view={view} open={dialog === "change"} onClose={close} />
      <CancelDialog view={view} open={dialog === "cancel"} onClose={close} />
    </div>
  );
}

type ButtonProps = {
  action: PlanAction;
  variant: "primary" | "outline";
  onDialog: (dialog: "change" | "cancel") => void;
};

function ActionButton({ action, variant, onDialog }: ButtonProps) {
  const { t } = useT("billing");
  const portal = useOpenPortal();
  const resume = useResume();
  switch (action) {
    case "upgrade":
      return <UpgradeLinks variant={variant} />;
    case "change":
    case "cancel":
      return (
        <Button variant={variant} onClick={() => onDialog(action)}>
          {t(`card.${action}`)}
        </Button>
      );
    case "resume":
      return (
        <Button variant={variant} loading={resume.isRunning} onClick={() => void resume.run()}>
          {t("card.resume")}
        </Button>
      );
    case "paymentMethod":
    case "manage":
      return (
        <Button
          variant={variant}
          loading={portal.isRunning}
          onClick={() => void portal.run({ page: action === "manage" ? "home" : "payment_method" })}
        >
          {t(`card.${action}`)}
        </Button>
      );
  }
}

/** The way to the order, and to what else is on offer. */
function UpgradeLinks({ variant }: Pick<ButtonProps, "variant">) {
  const { t } = useT(["billing", "plans"]);
  return (
    <>
      <LocaleLink
        href="/app/user/subscription/order?plan=professional&interval=month"
        className={buttonStyle({ variant })}
      >
        {t("card.upgrade", { plan: t("plans:names.professional") })}
      </LocaleLink>
      <LocaleLink href="/#pricing" className={buttonStyle()}>
        {t("plans:card.compare")}
      </LocaleLink>
    </>
  );
}
