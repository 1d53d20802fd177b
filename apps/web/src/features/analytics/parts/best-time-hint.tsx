import { Lightbulb } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useBestTimeText } from "./use-best-time-text";
import { useBestTimes } from "./use-best-times";

/** One line with the surest good time of the member's own figures; nothing when they show none, or cannot be read. */
export function BestTimeHint() {
  const { t } = useT("analytics");
  const line = useBestTimeText();
  const [best] = useBestTimes();
  if (!best) return null;
  return (
    <p data-testid="best-time" className="flex items-start gap-1.5 text-caption text-pretty text-muted-fg">
      <Lightbulb aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {t("best.hint", { line: line(best) })}
    </p>
  );
}
