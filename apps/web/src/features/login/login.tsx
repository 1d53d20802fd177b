import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { CircleCheck, Clock, TriangleAlert } from "lucide-react";
import { barePath } from "../../i18n/locale-path";
import { getT } from "../../i18n/server";
import { ClearDrafts } from "../shared/drafts/clear-drafts";
import { LanguageLinks } from "../shared/language-links";
import { Logo } from "@takt/ui/logo";
import { AgeQuestion } from "./age-question";
import type { LoginMessage } from "./login-message";
import { PermissionsNotice } from "./permissions-notice";
import { SubmitButton } from "./submit-button";
import { localePath } from "../../i18n/locale-path";

type Props = {
  message: LoginMessage | null;
  returnPath: string | null;
  /** Whether a user with an account has signed in on this browser before. */
  returning: boolean;
};

/** The login page; LinkedIn is the only provider. It works without scripts. */
export async function Login({ message, returnPath, returning }: Props) {
  const { t, lng } = await getT(["login", "common"]);
  const askAge = !returning || message === "errors.age" || message === "errors.noAccount";
  const bad = message?.startsWith("errors.");
  const Icon = bad ? TriangleAlert : message === "ended" ? Clock : CircleCheck;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="px-5 py-4 sm:px-8">
        <a href={localePath(lng, "/")} className="inline-flex rounded-lg">
          <Logo name={t("common:product")} />
        </a>
      </header>
      {message === "signedOut" && <ClearDrafts exceptUserId={null} />}
      <main id="main" className="grid place-items-center px-4 py-8">
        <div className="w-full max-w-[440px]">
          <h1 className="text-3xl/9">{t("heading")}</h1>
          <p className="mt-2 text-base/6 text-muted-fg">{t("intro")}</p>
          {message && (
            <Notice
              role={bad ? "alert" : "status"}
              tone={bad ? "red" : message === "ended" ? "neutral" : "green"}
              icon={<Icon aria-hidden />}
              className="mt-5"
            >
              <p>{t(message)}</p>
            </Notice>
          )}
          <form method="post" action="/auth/sign-in" className="mt-6 grid gap-4">
            {askAge && <AgeQuestion missing={message === "errors.age" || message === "errors.noAccount"} />}
            <SubmitButton label={t("continue")} pendingLabel={t("redirecting")} />
            {askAge && (
              <Button type="submit" name="account" value="yes" variant="ghost" className="min-h-11">
                {t("haveAccount")}
              </Button>
            )}
            {returnPath && (
              <p className="text-center text-[13px] text-muted-fg">
                {t("returnTo", { path: barePath(returnPath.split("?")[0] ?? "") })}
              </p>
            )}
          </form>
          <PermissionsNotice />
        </div>
      </main>
      <footer className="px-5 py-4 sm:px-8">
        <LanguageLinks locale={lng} path="/login" />
      </footer>
    </div>
  );
}
