import type { Locale } from "@takt/i18n/locales";
import { Button } from "@takt/ui/button";
import { UserRoundX } from "lucide-react";
import { Logo } from "@takt/ui/logo";
import { errorTexts } from "./error-texts";

/**
 * Shown when the session is valid but its profile no longer exists. Both buttons end the session by a form POST, which works
 * without scripts and whose response clears the browser's storage.
 */
export function ProfileNotFound({ locale }: { locale: Locale }) {
  const text = errorTexts(locale);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="px-5 py-4 sm:px-8">
        <Logo name={text.product} />
      </header>
      <main id="main" className="grid place-items-center px-4 py-10">
        <div className="w-full max-w-[480px] rounded-2xl border border-border bg-surface p-6 sm:p-8">
          <span
            aria-hidden
            className="mb-5 grid size-11 place-items-center rounded-full bg-neutral-soft text-neutral-soft-fg"
          >
            <UserRoundX className="size-5" />
          </span>
          <h1 className="text-2xl/8">{text.profileTitle}</h1>
          <p className="mt-3 text-base/6 text-pretty text-muted-fg">{text.profileText}</p>
          <div className="mt-6 flex flex-wrap gap-2">
            <form method="post" action="/auth/sign-out?again=1">
              <Button type="submit" variant="primary">
                {text.signInAgain}
              </Button>
            </form>
            <form method="post" action="/auth/sign-out">
              <Button type="submit">{text.signOut}</Button>
            </form>
          </div>
        </div>
      </main>
    </div>
  );
}
