import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { Spinner } from "@takt/ui/spinner";
import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { LocaleLink } from "~/features/shared/locale-link";
import { useErrorText } from "~/features/shared/use-error-text";
import { getSubscriptionState, type SubscriptionView } from "../subscription-state";
import { useCheckoutReturn, type CheckoutReturn } from "./use-checkout-return";

const ORDER = "/app/user/subscription/order";

/** Says what became of the payment that the user comes back from. `view` is what they have now. */
export function CheckoutCallout({ view }: { view: SubscriptionView | undefined }) {
  const back = useCheckoutReturn();
  // A live region must exist before its text, so that the text is read out.
  return (
    <div role="status" className="empty:hidden">
      {back.kind !== "none" && <Outcome back={back} view={view} />}
    </div>
  );
}

function Outcome({ back, view }: { back: CheckoutReturn; view: SubscriptionView | undefined }) {
  const { t } = useT(["billing", "plans", "common"]);
  const errorText = useErrorText();
  if (back.kind === "confirming") return <Message icon={<Spinner />} title={t("notice.confirming")} />;
  if (back.kind === "cancelled")
    return (
      <Message icon={<Info aria-hidden />} title={t("notice.cancelled")} actions={<OrderLink />}>
        {t("notice.cancelledText")}
      </Message>
    );
  if (back.kind === "failed")
    return (
      <Message
        tone="amber"
        icon={<CircleAlert aria-hidden />}
        title={t("notice.failed")}
        actions={
          <Button size="sm" onClick={back.retry}>
            {t("common:retry")}
          </Button>
        }
      >
        {errorText(back.error)}
      </Message>
    );
  if (back.kind !== "confirmed") return null;
  if (back.state === "active")
    // Only while it is true: what was bought may be cancelled on this page.
    return (
      view &&
      getSubscriptionState(view) === "active" && (
        <Message
          tone="green"
          icon={<CircleCheck aria-hidden />}
          title={t("notice.active", { plan: t(`plans:names.${view.entitledTo}`) })}
        >
          {t("notice.activeText")}
        </Message>
      )
    );
  if (back.state === "pending")
    return (
      <Message tone="blue" icon={<Clock aria-hidden />} title={t("notice.pending")}>
        {t("notice.pendingText")}
      </Message>
    );
  return (
    <Message
      tone="amber"
      icon={<CircleAlert aria-hidden />}
      title={t(`notice.${back.state}`)}
      actions={<OrderLink />}
    >
      {t(`notice.${back.state}Text`)}
    </Message>
  );
}

type MessageProps = {
  tone?: "neutral" | "green" | "blue" | "amber";
  icon: ReactNode;
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
};

function Message({ tone = "neutral", icon, title, actions, children }: MessageProps) {
  return (
    <Callout tone={tone} icon={icon} actions={actions} data-testid="checkout-callout">
      <p className="font-medium">{title}</p>
      {children && <p className="text-pretty">{children}</p>}
    </Callout>
  );
}

/** Without the offer in its address: the provider does not tell it. */
function OrderLink() {
  const { t } = useT("billing");
  return (
    <LocaleLink href={ORDER} className={buttonStyle({ size: "sm" })}>
      {t("notice.backToOrder")}
    </LocaleLink>
  );
}
