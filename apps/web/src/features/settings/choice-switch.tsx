import type { NotificationKind } from "@takt/domain/notifications/model/notification-kind";
import { Button } from "@takt/ui/button";
import { Switch } from "@takt/ui/switch";
import { useT } from "next-i18next/client";
import { useErrorText } from "../shared/use-error-text";
import { useSetChoice } from "./use-set-choice";

type Props = { kind: NotificationKind; channel: "inApp" | "email"; saved: boolean; disabled?: boolean };

/** One switch that saves itself and says so. What could not be saved stays as chosen, with a way to try again. */
export function ChoiceSwitch({ kind, channel, saved, disabled }: Props) {
  const { t } = useT(["settings", "common"]);
  const errorText = useErrorText();
  const { state, on, choose } = useSetChoice(kind, channel, saved);
  return (
    <div className="grid justify-items-start gap-1">
      <Switch
        aria-label={t("notifications.switch", {
          kind: t(`notifications.kinds.${kind}`),
          where: t(`notifications.${channel}`),
        })}
        checked={on}
        disabled={disabled}
        onCheckedChange={choose}
      />
      <span role="status" className="min-h-4 text-xs text-muted-fg">
        {state.status === "saving" && t("notifications.saving")}
        {state.status === "saved" && t("notifications.saved")}
        {state.status === "failed" && (
          <span className="text-danger-text">
            {t("notifications.notSaved")} {errorText(state.error)}
          </span>
        )}
      </span>
      {state.status === "failed" && (
        <Button size="sm" onClick={() => choose(on)}>
          {t("common:retry")}
        </Button>
      )}
    </div>
  );
}
