import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Monitor, Smartphone } from "lucide-react";
import { useT } from "next-i18next/client";

const WIDTHS = [
  { value: "desktop", icon: Monitor },
  { value: "mobile", icon: Smartphone },
] as const;

type Width = (typeof WIDTHS)[number]["value"];

/** Switches the preview between desktop and mobile width. */
export function WidthToggle({ value, onChange }: { value: Width; onChange: (width: Width) => void }) {
  const { t } = useT("posts");
  return (
    <div role="group" aria-label={t("preview.width")} className="flex gap-0.5 rounded-lg bg-surface-2 p-0.5">
      {WIDTHS.map(({ value: width, icon: Icon }) => (
        <button
          key={width}
          type="button"
          aria-pressed={value === width}
          aria-label={t(`preview.${width}`)}
          onClick={() => onChange(width)}
          className={cn(
            "grid h-7 w-9 cursor-pointer place-items-center rounded-md text-muted-fg pointer-coarse:h-11 pointer-coarse:w-11",
            "aria-pressed:bg-surface aria-pressed:text-foreground",
            focusRing,
          )}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </div>
  );
}
