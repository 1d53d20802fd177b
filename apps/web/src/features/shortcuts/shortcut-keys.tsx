import { Kbd } from "@takt/ui/kbd";
import { useT } from "next-i18next/client";
import { Fragment } from "react";
import { useModKey } from "./parts/use-mod-key";
import type { ShortcutKey } from "./shortcut-groups";

/** The keys of one shortcut. */
export function ShortcutKeys({ keys, join }: { keys: readonly ShortcutKey[]; join?: "then" | "or" }) {
  const { t } = useT("shortcuts");
  const mod = useModKey();
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5 gap-y-1">
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && join && <span className="text-xs text-muted-fg">{t(join)}</span>}
          <Kbd className="min-w-6 text-center text-xs/5 text-foreground">{keyLabel(key)}</Kbd>
        </Fragment>
      ))}
    </span>
  );

  function keyLabel(key: ShortcutKey): string {
    if ("text" in key) return key.text;
    if ("name" in key) return t(`keys.${key.name}`);
    return mod + (typeof key.withMod === "string" ? key.withMod : t(`keys.${key.withMod.name}`));
  }
}
