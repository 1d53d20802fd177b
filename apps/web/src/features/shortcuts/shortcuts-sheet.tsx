import { Kbd } from "@takt/ui/kbd";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { Fragment, useId } from "react";
import { LocaleLink } from "../shared/locale-link";
import { useModKey } from "./parts/use-mod-key";
import { SHORTCUT_GROUPS, type ShortcutKey } from "./shortcut-groups";
import { SHORTCUT_PAGES } from "./shortcut-pages";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether single keys are enabled. */
  singleKeys: boolean;
};

/** All shortcuts, with a link to the setting that switches single keys on and off. */
export function ShortcutsSheet({ open, onOpenChange, singleKeys }: Props) {
  const { t } = useT("shortcuts");
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent shape="sheet" title={t("title")} closeLabel={t("close")}>
        <div className="grid gap-6 pb-3">
          <p className="text-sm text-pretty text-muted-fg">
            {t(singleKeys ? "on" : "off")}{" "}
            <LocaleLink
              href={SHORTCUT_PAGES.settings}
              className="link inline-block min-h-6"
              onClick={() => onOpenChange(false)}
            >
              {t("settings")}
            </LocaleLink>
          </p>
          {SHORTCUT_GROUPS.map(({ title, rows }) => (
            <section key={title} aria-labelledby={`${id}-${title}`}>
              <h3 id={`${id}-${title}`} className="text-caption font-medium text-muted-fg">
                {t(`groups.${title}`)}
              </h3>
              <dl className="mt-1 divide-y divide-border">
                {rows.map(({ what, keys, join }) => (
                  <div key={what} className="flex min-h-10 items-center justify-between gap-4 py-1.5 text-sm">
                    <dt className="hyphens-auto">{t(`rows.${what}`)}</dt>
                    <dd className="max-w-[60%]">
                      <ShortcutKeys keys={keys} join={join} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The keys of one shortcut. */
function ShortcutKeys({ keys, join }: { keys: readonly ShortcutKey[]; join?: "then" | "or" }) {
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
