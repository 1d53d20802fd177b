"use client";

import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { PaletteIcon } from "../palette/parts/palette-button";
import { LocaleLink } from "../shared/locale-link";
import { Logo } from "@takt/ui/logo";

/**
 * The top bar on phones: the account, the palette, notifications and the LinkedIn connection. Where text is so large that they
 * have no room beside each other, the name of the product goes and lines wrap.
 */
export function MobileBar({
  connection,
  bell,
  account,
  workspace,
}: {
  connection: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** The name of the workspace; null in the personal one. */
  workspace: string | null;
}) {
  const { t } = useT("common");
  return (
    <header className="@container sticky top-0 z-30 border-b border-border bg-sheet/95 backdrop-blur sm:hidden print:hidden">
      <div className="flex min-h-12 items-center gap-3 px-4 @max-[21rem]:flex-wrap @max-[17rem]:gap-1 @max-[17rem]:px-2">
        <LocaleLink href="/app" aria-label={workspace ?? t("product")} className="flex rounded-lg">
          <Logo
            name={<span className="max-w-32 truncate @max-[17rem]:hidden">{workspace ?? t("product")}</span>}
          />
        </LocaleLink>
        <div className="ms-auto flex items-center gap-2 @max-[21rem]:flex-wrap @max-[21rem]:justify-end @max-[17rem]:gap-1">
          {connection}
          <PaletteIcon />
          {bell}
          {account}
        </div>
      </div>
    </header>
  );
}
