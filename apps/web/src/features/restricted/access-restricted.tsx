import { Hourglass, ShieldX } from "lucide-react";
import { getT } from "../../i18n/server";
import type { ShellUser } from "../../server/signed-in-user";
import { CheckStatus } from "./check-status";
import { LanguageLinks } from "../shared/language-links";
import { Logo } from "../shared/logo";
import { SignOutButton } from "../shared/sign-out-button";

/** What somebody sees whose account is not activated: where they stand, and what they may do. */
export async function AccessRestricted({ user }: { user: ShellUser }) {
  const { t, lng } = await getT(["shell", "common"]);
  const rejected = user.waitlist === "rejected";
  const Icon = rejected ? ShieldX : Hourglass;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="flex items-center justify-between px-5 py-4 sm:px-8">
        <Logo name={t("common:product")} />
        <SignOutButton label={t("signOut")} />
      </header>
      <main id="main" className="grid place-items-center px-4 py-10">
        <div className="w-full max-w-[480px] rounded-2xl border border-border bg-surface p-6 sm:p-8">
          <span
            aria-hidden
            className="mb-5 grid size-11 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
          >
            <Icon className="size-5" />
          </span>
          <p className="text-[13px] font-medium text-muted-fg">{t("restricted.title")}</p>
          <h1 className="mt-1 text-2xl/8">
            {t(rejected ? "restricted.rejectedTitle" : "restricted.waitlistedTitle")}
          </h1>
          <p className="mt-3 text-base/6 text-pretty text-muted-fg">
            {t(rejected ? "restricted.rejected" : "restricted.waitlisted")}
          </p>
          <CheckStatus />
          <p className="mt-6 border-t border-border pt-4 text-[13px] text-muted-fg">
            {t("restricted.signedInAs", { name: user.name })}
          </p>
        </div>
      </main>
      <footer className="px-5 py-4 sm:px-8">
        <LanguageLinks locale={lng} path="/app" />
      </footer>
    </div>
  );
}
