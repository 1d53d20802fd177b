import { buttonStyle } from "@takt/ui/button-style";
import { Logo } from "@takt/ui/logo";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { LocaleLink } from "../shared/locale-link";
import { AccountLink } from "./account-link";

type Props = { kind: "export" | "deletion"; back: "settings" | "app"; children: ReactNode };

/** The frame of the pages about an account's data: open to every signed-in user, and so outside the shell. */
export async function AccountPage({ kind, back, children }: Props) {
  const { t } = await getT(["account", "common"]);
  const inSettings = back === "settings";
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="flex flex-wrap items-center justify-between gap-2 px-5 py-4 sm:px-8">
        <LocaleLink href="/app" aria-label={t("common:product")} className="flex rounded-lg">
          <Logo name={t("common:product")} />
        </LocaleLink>
        <LocaleLink
          href={inSettings ? "/app/user/settings?tab=privacy" : "/app"}
          className={buttonStyle({ variant: "ghost" })}
        >
          <ArrowLeft aria-hidden />
          {t(inSettings ? "back" : "backApp")}
        </LocaleLink>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[640px] content-start gap-6 px-4 py-6 sm:py-10">
        <div className="grid gap-2">
          <h1 className="text-2xl/8 text-balance">{t(`${kind}.title`)}</h1>
          <p className="text-base/6 text-pretty text-muted-fg">{t(`${kind}.text`)}</p>
        </div>
        {children}
        <p className="text-sm">
          <AccountLink href="/data-request">{t("otherRights")}</AccountLink>
        </p>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-8">
        <FeedbackButton variant="link" />
        <ContractLinks />
      </footer>
    </div>
  );
}
