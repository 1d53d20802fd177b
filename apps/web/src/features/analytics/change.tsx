import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useNumbers } from "./parts/use-numbers";

type Props = {
  change: number | null;
  days: number;
  /** The change alone, where a row has no room. */ isShort?: boolean;
};

/** The change against the period before: an arrow and words, not a colour alone. */
export function Change({ change, days: count, isShort = false }: Props) {
  const { t } = useT("analytics");
  const numbers = useNumbers();
  if (change === null && isShort) return null;
  if (change === null) return <p className={TEXT}>{t("figures.incomparable", { count })}</p>;
  // A change shown as 0 % is no change.
  const percent = Math.round(change * 100);
  const Icon = percent > 0 ? ArrowUpRight : percent < 0 ? ArrowDownRight : ArrowRight;
  const text = percent === 0 ? "same" : percent > 0 ? "more" : "less";
  return (
    <p className={TEXT}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {isShort && percent !== 0
        ? numbers.change(change)
        : t(`figures.${text}`, { change: numbers.change(change), count })}
    </p>
  );
}

const TEXT = "flex items-start gap-1 text-xs text-pretty text-muted-fg tabular-nums";
