import { buttonStyle } from "@takt/ui/button-style";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { appEntry } from "~/server/last-workspace";
import { SitePage } from "../site/parts/site-page";
import { Faq } from "./faq/faq";
import { Features } from "./features";
import { Hero } from "./hero";
import { Integrations } from "./integrations";
import { MoreFeatures } from "./more-features";
import { PublishTimeline } from "./publish-timeline/publish-timeline";
import { Pricing } from "./pricing";
import { StructuredData } from "./structured-data";

type Props = {
  signedIn: boolean;
  /** Whether new accounts go on the waitlist. */
  waitlist: boolean;
};

/** The landing page: Takt's promise to try out, illustrated with parts of the product. */
export async function Landing({ signedIn, waitlist }: Props) {
  const { t, lng } = await getT("landing");
  const enter = localePath(lng, signedIn ? await appEntry() : "/login");
  return (
    <SitePage path="/" width="wide">
      <StructuredData />
      <Hero enter={enter} signedIn={signedIn} waitlist={waitlist} />
      <PublishTimeline />
      <Features />
      <div className="border-y border-border bg-sheet">
        <MoreFeatures />
      </div>
      <Pricing signedIn={signedIn} />
      <div className="border-y border-border bg-sheet">
        <Integrations />
      </div>
      <Faq />
      <section className="border-t border-border bg-primary-soft text-primary-soft-fg">
        <div className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-14 sm:px-8">
          <div>
            <h2 className="text-3xl/9 hyphens-auto">{t("close.heading")}</h2>
            <p className="mt-2 text-base/6">{t("close.text")}</p>
          </div>
          <a href={enter} className={`${buttonStyle({ variant: "outline" })} min-h-11 px-5 text-base`}>
            {t(signedIn ? "hero.goToApp" : "hero.start")}
          </a>
        </div>
      </section>
    </SitePage>
  );
}
