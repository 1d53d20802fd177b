import { Kbd } from "@takt/ui/kbd";
import { useModKey } from "~/features/shortcuts/parts/use-mod-key";
import { useT } from "~/i18n/use-t";

/** The keys of the palette, where there is a keyboard. */
export function PaletteFooter() {
  const { t } = useT("palette");
  const mod = useModKey();
  const keys = [
    [["↑", "↓"], t("keys.choose")],
    [["↵"], t("keys.do")],
    [[`${mod}↵`], t("keys.open")],
  ] as const;
  return (
    <footer
      aria-hidden
      className="hidden gap-4 border-t border-border px-4 py-2 text-xs text-muted-fg sm:flex pointer-coarse:hidden"
    >
      {keys.map(([names, what]) => (
        <span key={what} className="inline-flex items-center gap-1.5">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {what}
        </span>
      ))}
    </footer>
  );
}
