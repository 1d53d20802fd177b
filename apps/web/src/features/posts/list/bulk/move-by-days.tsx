import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { isComposing } from "@takt/ui/is-composing";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useId, useState, type Ref } from "react";
import { useT } from "~/i18n/use-t";

const MAX_DAYS = 366;

type Props = {
  disabled: boolean;
  onMove: (direction: "later" | "earlier", days: number) => void;
  ref: Ref<HTMLInputElement>;
};

/** Moves the selected posts by days, earlier or later; Enter in the field moves them later. */
export function MoveByDays({ disabled, onMove, ref }: Props) {
  const { t } = useT("posts");
  const id = useId();
  const [value, setValue] = useState("1");
  const days = Math.trunc(Number(value));
  const isValid = days >= 1 && days <= MAX_DAYS;
  const move = (direction: "later" | "earlier") => isValid && !disabled && onMove(direction, days);
  return (
    <div role="group" aria-label={t("bulk.move")} className="flex items-center gap-1.5">
      <Button size="sm" disabled={disabled || !isValid} onClick={() => move("earlier")}>
        <ArrowLeft aria-hidden />
        {t("bulk.earlier")}
      </Button>
      <input
        ref={ref}
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_DAYS}
        value={value}
        aria-invalid={!isValid || undefined}
        aria-label={t("bulk.days")}
        className={cn(textControl, "min-h-7 w-14 px-2 text-center tabular-nums pointer-coarse:min-h-11")}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event)) return;
          event.preventDefault();
          move("later");
        }}
      />
      <span aria-hidden className="text-caption text-muted-fg">
        {t("bulk.dayWord", { count: isValid ? days : 2 })}
      </span>
      <Button size="sm" disabled={disabled || !isValid} onClick={() => move("later")}>
        {t("bulk.later")}
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}
