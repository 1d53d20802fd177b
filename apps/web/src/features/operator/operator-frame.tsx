import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { LocaleLink } from "../shared/locale-link";
import { LanguageLinks } from "../shared/language-links";
import { Logo } from "@takt/ui/logo";

/** The frame of the console, outside the app's shell: header, link back, and language links. */
export async function OperatorFrame({ children }: { children: ReactNode }) {
  const { t, lng } = await getT(["operator", "common"]);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-border bg-sheet px-4 py-3 sm:px-6 lg:px-8">
        <Logo name={t("common:product")} />
        <LocaleLink
          href="/app"
          className="inline-flex min-h-9 items-center rounded text-sm text-muted-fg underline-offset-3 hover:text-foreground hover:underline"
        >
          {t("back")}
        </LocaleLink>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1064px] min-w-0 px-4 py-6 outline-hidden sm:px-6 sm:py-8 lg:px-8"
      >
        {children}
      </main>
      <footer className="mx-auto flex w-full max-w-[1064px] flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4 py-4 sm:px-6 lg:px-8">
        <LanguageLinks locale={lng} path="/provider" />
        <FeedbackButton variant="link" />
        <ContractLinks />
      </footer>
    </div>
  );
}
