import { Logo } from "@takt/ui/logo";
import type { ReactNode } from "react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";

/** The page on which a member decides about an application: nothing but Takt's name around the question. */
export async function AuthorizeFrame({ children }: { children: ReactNode }) {
  const { t, lng } = await getT("common");
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="px-5 py-4 sm:px-8">
        <a href={localePath(lng, "/app")} className="inline-flex rounded-lg">
          <Logo name={t("product")} />
        </a>
      </header>
      <main id="main" className="grid place-items-start justify-center px-4 pb-12 sm:pt-6">
        <div className="grid w-full max-w-[520px] gap-6">{children}</div>
      </main>
    </div>
  );
}
