import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Callout } from "@takt/ui/callout";
import { Info, Sparkles, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import { usageState } from "../usage-state";

/** The engine that writes the text, and the AI posts left this month. LimitCard is shown when none are left. */
export function UsageNote({ usage }: { usage: WritingUsage }) {
  const { t } = useT("writing");
  const { dayOfMonth } = useClock();
  const state = usageState(usage);
  if (state === "free")
    return (
      <Callout icon={<Info aria-hidden />}>
        <p>{t("usage.outline")}</p>
      </Callout>
    );
  if (state === "none") return null;
  const { remaining, limit, resetsAt, engine } = usage;
  return (
    <Callout
      tone={state === "few" ? "amber" : "neutral"}
      icon={state === "few" ? <TriangleAlert aria-hidden /> : <Sparkles aria-hidden />}
    >
      <p className="font-medium tabular-nums" data-testid="usage-left">
        {t("usage.left", { count: remaining, limit, day: dayOfMonth(resetsAt) })}
      </p>
      <p>
        {state === "few" && `${t("usage.few")} `}
        {t("usage.model", { model: engine.model })}
      </p>
    </Callout>
  );
}
