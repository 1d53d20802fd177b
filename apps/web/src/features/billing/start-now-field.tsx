import { Checkbox } from "@takt/ui/checkbox";
import { useT } from "~/i18n/use-t";
import type { Consent } from "./use-consent";

type Props = Consent & {
  /** Whether what is ordered has a money-back guarantee, which spares the pro-rata amount. */
  guaranteed?: boolean;
};

/** Asks to start before the withdrawal period ends. A plan starts at once, so nothing is ordered without it. */
export function StartNowField({ given, isMissing, ref, set, guaranteed = false }: Props) {
  const { t } = useT("billing");
  return (
    <Checkbox
      ref={ref}
      required
      checked={given}
      onCheckedChange={(value) => set(value === true)}
      label={t(guaranteed ? "order.consentGuaranteed" : "order.consent")}
      error={isMissing && t("order.consentMissing")}
    />
  );
}
