"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Kbd } from "@takt/ui/kbd";
import { Search } from "lucide-react";
import { useModKey } from "~/features/shortcuts/parts/use-mod-key";
import { useT } from "~/i18n/use-t";
import { useOpenPalette } from "./use-palette";

/** As keys are named in WAI-ARIA. */
const KEYS = "Control+K Meta+K";

/** Opens the palette: looks like a search field in the sidebar, and is an icon on its rail. `label` is the rail's tooltip. */
export function PaletteField({ label }: { label: string }) {
  const { t } = useT("palette");
  const open = useOpenPalette();
  const mod = useModKey();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={KEYS}
      onClick={open}
      className={cn(
        "group relative mb-2.5 flex min-h-8 w-full cursor-pointer items-center gap-1.5 rounded-lg border border-border-button bg-surface ps-2 pe-1 text-start text-muted-fg",
        "transition-colors hover:bg-surface-2 hover:text-foreground max-lg:size-11 max-lg:justify-center max-lg:px-0 [&_svg]:size-4 [&_svg]:shrink-0 max-lg:[&_svg]:size-5",
        focusRing,
      )}
    >
      <Search aria-hidden />
      <span className={cn(label, "lg:min-w-0 lg:truncate")}>{t("title")}</span>
      <Kbd aria-hidden className="ms-auto shrink-0 px-1 max-lg:hidden">
        {mod}K
      </Kbd>
    </button>
  );
}

/** Opens the palette from the top bar of phones. */
export function PaletteIcon() {
  const { t } = useT("palette");
  const open = useOpenPalette();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={KEYS}
      aria-label={t("title")}
      onClick={open}
      className={cn(
        "grid size-[min(2.25rem,15vw)] cursor-pointer place-items-center rounded-lg text-muted-fg hover:bg-surface-2 pointer-coarse:size-[min(2.75rem,15vw)]",
        focusRing,
      )}
    >
      <Search aria-hidden className="size-5" />
    </button>
  );
}
