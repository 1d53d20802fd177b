import { Logo } from "@takt/ui/logo";
import { getT } from "~/i18n/server";
import { ConsentLine } from "../consent/parts/consent-line";
import { ContractLinks } from "../contracts/parts/contract-links";
import { FeedbackLink } from "../feedback/parts/feedback-link";
import { FOOTER_GROUPS } from "./parts/public-pages";
import { siteHref } from "./parts/site-href";

const GROUPS = Object.keys(FOOTER_GROUPS) as (keyof typeof FOOTER_GROUPS)[];

/** The foot of the public pages: every target of the specification, and the links about contracts. */
export async function SiteFooter() {
  const { t, lng } = await getT(["site", "common"]);
  return (
    <footer className="border-t border-border print:hidden">
      <div className="mx-auto grid w-full max-w-[1200px] gap-8 px-5 py-10 sm:px-8">
        <nav aria-label={t("footer.label")} className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {GROUPS.map((group) => (
            <div key={group}>
              <h2 className="text-sm font-semibold">{t(`footer.${group}`)}</h2>
              <ul className="mt-3 grid gap-1">
                {FOOTER_GROUPS[group].map((target) => (
                  <li key={target}>
                    <a
                      href={siteHref(lng, target)}
                      className="inline-flex min-h-7 items-center rounded text-sm text-muted-fg hover:text-foreground hover:underline"
                    >
                      {t(`targets.${target}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-border pt-6">
          <Logo name={t("common:product")} className="text-sm" />
          <p className="text-caption text-pretty text-muted-fg">{t("common:promise")}</p>
          <ConsentLine />
          <FeedbackLink />
          <ContractLinks contractsAlone className="lg:ms-auto" />
        </div>
      </div>
    </footer>
  );
}
