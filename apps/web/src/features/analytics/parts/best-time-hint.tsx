import { Lightbulb } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useBestTimeText } from "./use-best-time-text";

/** How long the answer is taken for fresh: it changes with the figures, which change once a day. */
const STALE_MS = 60 * 60_000;

/** One line with the surest good time of the member's own figures; nothing when they show none, or cannot be read. */
export function BestTimeHint() {
  const { t } = useT("analytics");
  const { data } = trpc.analytics.bestTimes.useQuery(undefined, { staleTime: STALE_MS });
  const line = useBestTimeText();
  const [best] = data ?? [];
  if (!best) return null;
  return (
    <p data-testid="best-time" className="flex items-start gap-1.5 text-caption text-pretty text-muted-fg">
      <Lightbulb aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {t("best.hint", { line: line(best) })}
    </p>
  );
}
