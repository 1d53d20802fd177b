import { nearestReadable } from "@takt/domain/brand/model/brand-palette";
import { Button } from "@takt/ui/button";
import { verbatim } from "@takt/ui/verbatim";
import { ArrowRight } from "lucide-react";
import { useT } from "~/i18n/use-t";

type Props = { color: string | null; onTake: (nearest: string) => void };

/** Says of a color that cannot be read which one is shown in its place, and takes that one. */
export function ContrastHint({ color, onTake }: Props) {
  const { t } = useT("brand");
  const nearest = color === null ? null : nearestReadable(color);
  const isReadable = color === null || nearest === null || nearest === color;
  return (
    <div role="status" className="empty:hidden">
      {!isReadable && (
        <div className="grid gap-2 rounded-lg bg-warning-soft px-3 py-2 text-caption text-warning-soft-fg">
          <p>
            {t("colors.unreadable", { color })} {t("colors.nearest", { nearest })}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Swatch color={color} />
            <ArrowRight aria-hidden className="size-3.5" />
            <Swatch color={nearest} />
            <Button size="sm" onClick={() => onTake(nearest)} className="ms-auto">
              {t("colors.take", { nearest })}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span {...verbatim} className="inline-flex items-center gap-1.5 font-mono text-xs">
      <span
        aria-hidden
        style={{ backgroundColor: color }}
        className="size-5 rounded-md inset-ring inset-ring-border-strong"
      />
      {color}
    </span>
  );
}
