import type { WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleAlert, ListTree, PenLine } from "lucide-react";
import { useT } from "next-i18next/client";
import { useClock } from "../shared/time/use-clock";
import { useCreateTab } from "./create-tabs";

type Props = {
  usage: WritingUsage;
  /** Composes an outline; absent where the filled button does that. */
  onOutline?: () => void;
};

/** Says that this month's AI posts are used up, with the alternatives. */
export function LimitCard({ usage: { used, limit, resetsAt }, onOutline }: Props) {
  const { t } = useT("writing");
  const { dayOfMonth } = useClock();
  const [, setTab] = useCreateTab();
  return (
    <Notice
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
        </>
      }
    >
      <p className="font-medium">{t("usage.limitTitle")}</p>
      <p>{t("usage.limitText")}</p>
      <p className="tabular-nums">{t("usage.used", { used, limit, day: dayOfMonth(resetsAt) })}</p>
    </Notice>
  );
}
