"use client";

import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { PaletteIcon } from "../palette/parts/palette-button";
import { LocaleLink } from "../shared/locale-link";
import { Logo } from "@takt/ui/logo";

/** The top bar on phones: the account, the palette, notifications and the LinkedIn connection. */
export function MobileBar({
  connection,
  bell,
  account,
}: {
  connection: ReactNode;
  bell: ReactNode;
  account: ReactNode;
}) {
  const { t } = useT("common");
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-3 border-b border-border bg-sheet/95 px-4 backdrop-blur sm:hidden print:hidden">
      <LocaleLink href="/app" aria-label={t("product")} className="flex rounded-lg">
        <Logo name={t("product")} />
      </LocaleLink>
      <div className="ms-auto flex items-center gap-2">
        {connection}
        <PaletteIcon />
        {bell}
        {account}
      </div>
    </header>
  );
}
