import { Button } from "@takt/ui/button";
import { Logo } from "@takt/ui/logo";
import { Callout } from "@takt/ui/callout";
import { Check, CircleCheck, Clock, TriangleAlert, X } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { MarkdownText } from "../content/parts/markdown-text";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackLink } from "../feedback/parts/feedback-link";
import { ClearDrafts } from "../shared/drafts/clear-drafts";
import { LanguageLinks } from "../shared/language-links";
import { hasAccount, type LoginMessage } from "./login-message";
import { findReturnPage } from "./return-page";
import { SubmitButton } from "./submit-button";

type Props = {
  message: LoginMessage | null;
  returnPath: string | null;
};

/** The login page; LinkedIn is the only provider. It works without scripts. */
export async function Login({ message, returnPath }: Props) {
  const { t, lng } = await getT([
    "login",
    "common",
    "shell",
    "posts",
    "topics",
    "compass",
    "notifications",
    "settings",
    "members",
  ]);
  const page = returnPath && findReturnPage(returnPath);
  const askAge = !hasAccount(message);
  const bad = message?.startsWith("errors.");
  const Icon = bad ? TriangleAlert : message === "ended" ? Clock : CircleCheck;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <header className="px-5 py-4 sm:px-8">
        <a href={localePath(lng, "/")} className="inline-flex rounded-lg">
          <Logo name={t("common:product")} />
        </a>
      </header>
      {(message === "signedOut" || message === "deletion") && <ClearDrafts exceptUserId={null} />}
      <main id="main" className="grid place-items-center px-4 py-8">
        <div className="w-full max-w-[440px]">
          <h1 className="text-3xl/9">{t("heading")}</h1>
          <p className="mt-2 text-base/6 text-muted-fg">{t("intro")}</p>
          {message && (
            <Callout
              role={bad ? "alert" : "status"}
              tone={bad ? "red" : message === "ended" || message === "deletion" ? "neutral" : "green"}
              icon={<Icon aria-hidden />}
              className="mt-5"
            >
              <p>{t(message)}</p>
            </Callout>
          )}
          <form method="post" action="/auth/sign-in" className="mt-6 grid gap-4">
            {askAge ? (
              <AgeQuestion missing={message === "errors.age" || message === "errors.noAccount"} />
            ) : (
              <input type="hidden" name="account" value="yes" />
            )}
            <SubmitButton label={t("continue")} pendingLabel={t("redirecting")} />
            {askAge && (
              <Button type="submit" name="account" value="yes" variant="ghost" className="min-h-11">
                {t("haveAccount")}
              </Button>
            )}
            {returnPath && (
              <p className="text-center text-caption text-muted-fg">
                {page ? t("returnTo", { page: t(page) }) : t("returnToApp")}
              </p>
            )}
          </form>
          <div className="mt-4 text-caption/5 text-pretty text-muted-fg">
            <MarkdownText text={t("legal")} locale={lng} />
          </div>
          <PermissionsNotice />
        </div>
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-8">
        <LanguageLinks locale={lng} path="/login" />
        <FeedbackLink />
        <ContractLinks />
      </footer>
    </div>
  );
}

/** "I am at least 16", for an account that signing in may create. */
async function AgeQuestion({ missing }: { missing: boolean }) {
  const { t } = await getT("login");
  return (
    <div className="relative flex items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3.5">
      <input
        id="adult"
        type="checkbox"
        name="adult"
        value="yes"
        aria-describedby="adult-hint"
        aria-invalid={missing || undefined}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
      />
      <div className="grid gap-0.5">
        {/* The whole card is clickable. */}
        <label htmlFor="adult" className="cursor-pointer font-medium after:absolute after:inset-0">
          {t("adult")}
        </label>
        <span id="adult-hint" className="text-caption text-muted-fg">
          {t("adultHint")}
        </span>
      </div>
    </div>
  );
}

/** Explains what Takt reads from LinkedIn and what it never does, before the user grants permission. */
async function PermissionsNotice() {
  const { t } = await getT("login");
  return (
    <div className="mt-8 grid gap-6 border-t border-border pt-6 text-caption/5 sm:grid-cols-2">
      {(["reads", "never"] as const).map((kind) => {
        const Icon = kind === "reads" ? Check : X;
        return (
          <section key={kind}>
            <h2 className="mb-2 text-caption font-semibold tracking-normal">{t(`${kind}.title`)}</h2>
            <ul className="grid gap-2 text-muted-fg">
              {(["one", "two"] as const).map((line) => (
                <li key={line} className="flex gap-2">
                  <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle-fg" />
                  {t(`${kind}.${line}`)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
