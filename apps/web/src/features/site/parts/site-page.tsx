import { cn } from "@takt/ui/cn";
import type { ReactNode } from "react";
import { SiteFooter } from "../site-footer";
import { SiteHeader } from "../site-header";

type Props = {
  /** The page's English path: where the links to the languages lead without scripts. */
  path: `/${string}`;
  /** `prose`: a column of text. `wide`: the page lays itself out in sections. */
  width?: "prose" | "wide";
  children: ReactNode;
};

/** The frame of the public pages, which need no account: header, main and footer. On paper it leaves the main alone. */
export function SitePage({ path, width = "prose", children }: Props) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SiteHeader path={path} />
      <main
        id="main"
        tabIndex={-1}
        className={cn(
          "outline-hidden",
          width === "prose" &&
            "mx-auto grid w-full max-w-[68ch] content-start gap-6 px-5 py-8 sm:px-8 sm:py-12",
        )}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
