import type { Locale } from "@takt/i18n/locales";
import { buttonStyle } from "@takt/ui/button-style";
import { localePath } from "~/i18n/locale-path";
import { ContractLinkList } from "../contracts/parts/contract-link-list";
import { errorTexts } from "./error-texts";
import { readablePath } from "./readable-path";

type Props = { locale: Locale; path: string | null; signedIn: boolean };

/** The page that bots get instead: it is about the address that they asked for, and nothing to index. */
export function NotFoundForBots({ locale }: Pick<Props, "locale">) {
  const text = errorTexts(locale);
  return (
    <main id="main">
      <h1>{text.notFound}</h1>
    </main>
  );
}

/** The 404 page: the requested path, links to the home page and to the help and, for signed-in users, into the app. */
export function NotFound({ locale, path, signedIn }: Props) {
  const text = errorTexts(locale);
  const title = path ? text.notFoundPath.replace("{{path}}", () => readablePath(path)) : text.notFound;
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <div className="w-full max-w-[520px]">
        <p className="text-sm font-medium text-muted-fg tabular-nums">404</p>
        <h1 className="mt-2 text-2xl/8 wrap-anywhere">{title}</h1>
        <p className="mt-3 text-base/6 text-muted-fg">{text.notFoundText}</p>
        {/* Plain links, which do not depend on the router's state. */}
        <div className="mt-6 flex flex-wrap gap-2">
          <a href={localePath(locale, "/")} className={buttonStyle({ variant: "primary" })}>
            {text.home}
          </a>
          <a href={localePath(locale, "/help")} className={buttonStyle({ variant: "outline" })}>
            {text.searchHelp}
          </a>
          {signedIn && (
            <>
              <a href={localePath(locale, "/app")} className={buttonStyle({ variant: "outline" })}>
                {text.goToApp}
              </a>
              <a href={localePath(locale, "/app/posts")} className={buttonStyle({ variant: "ghost" })}>
                {text.searchPosts}
              </a>
            </>
          )}
        </div>
        <ContractLinkList locale={locale} texts={text.contracts} className="mt-12" />
      </div>
    </main>
  );
}
