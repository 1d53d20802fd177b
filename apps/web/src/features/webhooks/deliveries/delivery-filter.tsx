import { DELIVERY_STATES, type DeliveryState } from "@takt/domain/webhooks/model/webhook-view";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { Field } from "@takt/ui/field";
import { useT } from "~/i18n/use-t";

type Props = { state: DeliveryState | null; onChange: (state: DeliveryState | null) => void };

/** Chooses which deliveries are shown. */
export function DeliveryFilter({ state, onChange }: Props) {
  const { t } = useT("webhooks");
  return (
    <Field label={t("deliveries.filter")} className="w-48 max-w-full">
      {(control) => (
        <select
          {...control}
          value={state ?? ""}
          onChange={({ target }) => onChange(DELIVERY_STATES.find((one) => one === target.value) ?? null)}
          className={cn(textControl, "h-8 pointer-coarse:h-11")}
        >
          <option value="">{t("deliveries.all")}</option>
          {DELIVERY_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`deliveries.states.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
