import type { ReactNode } from "react";

/** Where the shell's notice stands: above the page, as wide as it. */
export function BannerSlot({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1264px] px-4 pt-4 sm:px-6 lg:px-8">{children}</div>;
}
