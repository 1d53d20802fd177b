import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { CircleAlert, ListTree, PenLine } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { LocaleLink } from "../shared/locale-link";
import { useCreateTab } from "./create-tabs";

type Props = {
  usage: WritingUsage;
  /** Composes an outline; absent where the filled button does that. */
  onOutline?: () => void;
};

/** Says that this month's AI posts are used up, with the alternatives. */
export function LimitCard({ usage: { used, limit, plan, resetsAt }, onOutline }: Props) {
  const { t } = useT(["writing", "errors"]);
  const { dayOfMonth } = useClock();
  const [, setTab] = useCreateTab();
  return (
    <Callout
      tone="amber"
      role="status"
      data-testid="ai-limit"
      icon={<CircleAlert aria-hidden />}
      actions={
        <>
          {onOutline && (
            <Button size="sm" onClick={onOutline}>
              <ListTree aria-hidden />
              {t("generate.outlineInstead")}
            </Button>
          )}
          <Button size="sm" onClick={() => setTab("manual")}>
            <PenLine aria-hidden />
            {t("usage.manual")}
          </Button>
          {plan !== "enterprise" && (
            <LocaleLink href="/app/user/subscription" className={buttonStyle({ size: "sm" })}>
              {t("errors:links.plans")}
            </LocaleLink>
          )}
        </>
      }
    >
      <p className="font-medium">{t("usage.limitTitle")}</p>
      <p>{t(plan === "enterprise" ? "usage.limitTextLargest" : "usage.limitText")}</p>
      <p>{t("usage.otherWays")}</p>
      <p className="tabular-nums">{t("usage.used", { used, limit, day: dayOfMonth(resetsAt) })}</p>
    </Callout>
  );
}
