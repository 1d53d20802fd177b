import { Logo } from "@takt/ui/logo";
import type { ReactNode } from "react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";
import { RegisterServiceWorker } from "../offline/parts/register-service-worker";
import { ClearDrafts } from "../shared/drafts/clear-drafts";
import { LanguageLinks } from "../shared/language-links";
import { ContractLinks } from "./parts/contract-links";
import { FeedbackLink } from "../feedback/parts/feedback-link";

/** The frame of the public pages about contracts, which need no account. On paper it leaves the receipt alone. */
export async function ContractPage({ path, children }: { path: `/${string}`; children: ReactNode }) {
  const { t, lng } = await getT("common");
  const { user } = await pageContext();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      {user && <ClearDrafts exceptUserId={user.actor.userId} />}
      <RegisterServiceWorker />
      <header className="px-5 py-4 sm:px-8 print:hidden">
        <a href={localePath(lng, "/")} className="inline-flex rounded-lg">
          <Logo name={t("product")} />
        </a>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[640px] content-start gap-6 px-4 py-6 outline-hidden sm:py-10"
      >
        {children}
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-8 print:hidden">
        <LanguageLinks locale={lng} path={path} />
        <FeedbackLink />
        <ContractLinks />
      </footer>
    </div>
  );
}
