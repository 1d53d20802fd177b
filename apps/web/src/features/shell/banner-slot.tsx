import type { ReactNode } from "react";

/** The place of the shell's notice, above the page and as wide. */
export function BannerSlot({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[1264px] px-4 pt-4 sm:px-6 lg:px-8">{children}</div>;
}
