import { Notice } from "@takt/ui/notice";
import { CircleCheck, Clock, TriangleAlert } from "lucide-react";
import { barePath } from "../../i18n/locale-path";
import { getT } from "../../i18n/server";
import { LanguageLinks } from "../shared/language-links";
import { Logo } from "../shared/logo";
import { ForgetOnSignOut } from "./forget-on-sign-out";
import type { LoginMessage } from "./login-message";
import { ReadsAndNever } from "./reads-and-never";
import { SubmitButton } from "./submit-button";
import { localePath } from "../../i18n/locale-path";

type Props = { message: LoginMessage | null; returnPath: string | null };

/** One way in: LinkedIn. Works without scripts. */
export async function Login({ message, returnPath }: Props) {
  const { t, lng } = await getT(["login", "common"]);
  const bad = message?.startsWith("errors.");
  const Icon = bad ? TriangleAlert : message === "ended" ? Clock : CircleCheck;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="px-5 py-4 sm:px-8">
        <a href={localePath(lng, "/")} className="inline-flex rounded-lg">
          <Logo name={t("common:product")} />
        </a>
      </header>
      {message === "signedOut" && <ForgetOnSignOut />}
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
            <div className="relative flex items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3.5">
              <input
                id="adult"
                type="checkbox"
                name="adult"
                value="yes"
                aria-describedby="adult-hint"
                aria-invalid={message === "errors.age" || undefined}
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
              />
              <div className="grid gap-0.5">
                {/* The whole card is the target. */}
                <label htmlFor="adult" className="cursor-pointer font-medium after:absolute after:inset-0">
                  {t("adult")}
                </label>
                <span id="adult-hint" className="text-[13px] text-muted-fg">
                  {t("adultHint")}
                </span>
              </div>
            </div>
            <SubmitButton label={t("continue")} pendingLabel={t("redirecting")} />
            {returnPath && (
              <p className="text-center text-[13px] text-muted-fg">
                {t("returnTo", { path: barePath(returnPath.split("?")[0] ?? "") })}
              </p>
            )}
          </form>
          <ReadsAndNever />
        </div>
      </main>
      <footer className="px-5 py-4 sm:px-8">
        <LanguageLinks locale={lng} path="/login" />
      </footer>
    </div>
  );
}
