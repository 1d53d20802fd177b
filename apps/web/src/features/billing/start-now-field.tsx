import { Checkbox } from "@takt/ui/checkbox";
import { useT } from "next-i18next/client";
import type { Consent } from "./use-consent";

/** Asks to start before the withdrawal period ends. A plan starts at once, so nothing is ordered without it. */
export function StartNowField({ given, isMissing, ref, set }: Consent) {
  const { t } = useT("billing");
  return (
    <Checkbox
      ref={ref}
      required
      checked={given}
      onCheckedChange={(value) => set(value === true)}
      label={t("order.consent")}
      error={isMissing && t("order.consentMissing")}
    />
  );
}
