import { buttonStyle } from "@takt/ui/button-style";
import { Logo } from "@takt/ui/logo";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { appEntry } from "~/server/last-workspace";
import { hasSessionCookie } from "~/server/request-cookies";
import { LanguageLinks } from "../shared/language-links";
import { siteHref } from "./parts/site-href";

/** The head of the public pages: home, prices, help, language, and the way in. */
export async function SiteHeader({ path }: { path: `/${string}` }) {
  const { t, lng } = await getT(["site", "common"]);
  const signedIn = await hasSessionCookie();
  return (
    <header className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-8 print:hidden">
      <a href={localePath(lng, "/")} className="inline-flex rounded-lg">
        <Logo name={t("common:product")} />
      </a>
      <div className="ms-auto flex items-center gap-4">
        <nav aria-label={t("header.label")} className="flex gap-4 text-sm font-medium max-sm:hidden">
          <a href={siteHref(lng, "/#pricing")} className="link">
            {t("targets./#pricing")}
          </a>
          <a href={siteHref(lng, "/help")} className="link">
            {t("targets./help")}
          </a>
        </nav>
        <LanguageLinks locale={lng} path={path} />
        <a
          href={localePath(lng, signedIn ? await appEntry() : "/login")}
          className={buttonStyle({ variant: "outline" })}
        >
          {t(signedIn ? "header.goToApp" : "header.signIn")}
        </a>
      </div>
    </header>
  );
}
