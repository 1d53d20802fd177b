import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { CreditCard } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "~/features/shared/locale-link";

/** Whether the last payment of the user's subscription has failed. */
export function useIsPastDue(): boolean {
  return trpc.billing.get.useQuery().data?.status === "past_due";
}

/** Says that the last payment has failed, and leads to the payment method. */
export function PastDueCallout() {
  const { t } = useT("billing");
  return (
    <Callout
      tone="amber"
      icon={<CreditCard aria-hidden />}
      actions={
        <LocaleLink href="/app/user/subscription" className={buttonStyle({ size: "sm" })}>
          {t("banner.action")}
        </LocaleLink>
      }
    >
      <p className="font-medium">{t("banner.title")}</p>
      <p>{t("banner.text")}</p>
    </Callout>
  );
}
