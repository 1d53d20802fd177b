"use client";

import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { BrandLogo } from "../brand/parts/brand-logo";
import { PaletteIcon } from "../palette/parts/palette-button";
import { LocaleLink } from "../shared/locale-link";

/**
 * The top bar on phones: the account, the palette, notifications and the LinkedIn connection. Where text is so large that they
 * have no room beside each other, the name of the product goes and lines wrap.
 */
export function MobileBar({
  connection,
  bell,
  account,
  workspace,
  logoUrl,
}: {
  connection: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** The name of the workspace; null in the personal one. */
  workspace: string | null;
  /** The logo of the workspace; null: Takt's mark. */
  logoUrl: string | null;
}) {
  const { t } = useT("common");
  return (
    <header className="@container sticky top-0 z-30 border-b border-border bg-sheet/95 backdrop-blur sm:hidden print:hidden">
      <div className="flex min-h-12 items-center gap-3 px-4 @max-[21rem]:flex-wrap @max-[17rem]:gap-1 @max-[17rem]:px-2">
        <LocaleLink
          href="/app"
          aria-label={workspace ?? t("product")}
          className="flex min-w-0 items-center gap-2.5 rounded-lg"
        >
          <BrandLogo logoUrl={logoUrl} className="h-7 max-w-16" />
          <span
            {...(workspace !== null && verbatim)}
            className="max-w-32 truncate text-base font-semibold tracking-[-0.015em] @max-[17rem]:hidden"
          >
            {workspace ?? t("product")}
          </span>
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
