import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { Logo } from "@takt/ui/logo";
import { localePath } from "../../i18n/locale-path";
import { getT } from "../../i18n/server";
import { ContractLinks } from "../contracts/parts/contract-links";
import { LanguageLinks } from "../shared/language-links";
import { SkipLink } from "../shared/skip-link";
import { Features } from "./features";
import { Pricing } from "./pricing";
import { ProductFragment } from "./product-fragment";

type Props = {
  signedIn: boolean;
  /** Whether new accounts go on the waitlist. */
  waitlist: boolean;
};

/** The landing page: Takt's promise, illustrated with parts of the product. */
export async function Landing({ signedIn, waitlist }: Props) {
  const { t, lng } = await getT(["landing", "common"]);
  const enter = localePath(lng, signedIn ? "/app" : "/login");
  const enterLabel = t(signedIn ? "hero.goToApp" : "hero.start");
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex w-full max-w-[1200px] items-center gap-4 px-5 py-4 sm:px-8">
        <Logo name={t("common:product")} />
        <div className="ms-auto flex items-center gap-4">
          <a href="#pricing" className="link text-sm font-medium max-sm:hidden">
            {t("prices")}
          </a>
          <LanguageLinks locale={lng} path="/" />
          <a href={enter} className={cn(buttonStyle({ variant: "outline" }), "max-sm:hidden")}>
            {signedIn ? t("hero.goToApp") : t("signIn")}
          </a>
        </div>
      </header>
      <main id="main">
        <section className="mx-auto grid w-full max-w-[1200px] gap-12 px-5 pt-10 pb-16 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-center lg:gap-16 lg:pb-24">
          <div>
            <p className="text-sm font-medium text-primary-text">{t("hero.eyebrow")}</p>
            <h1 className="mt-3 text-[clamp(36px,5vw,56px)]/[1.08] hyphens-auto">{t("hero.heading")}</h1>
            <p className="mt-5 max-w-[52ch] text-lg/7 text-pretty text-muted-fg">{t("hero.text")}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <a href={enter} className={cn(buttonStyle({ variant: "primary" }), "min-h-11 px-5 text-base")}>
                {enterLabel}
              </a>
              <a href="#how" className="link inline-flex min-h-11 items-center text-base font-medium">
                {t("hero.more")}
              </a>
            </div>
            <p className="mt-4 text-[13px] text-pretty text-subtle-fg">
              {t("hero.note")} {waitlist && !signedIn && t("hero.waitlist")}
            </p>
          </div>
          <ProductFragment />
        </section>
        <Features />
        <HowItWorks />
        <Pricing signedIn={signedIn} />
        <section className="mx-auto w-full max-w-[1200px] px-5 py-16 text-center sm:px-8 sm:py-24">
          <h2 className="text-3xl/9">{t("close.heading")}</h2>
          <p className="mt-3 text-base/6 text-muted-fg">{t("close.text")}</p>
          <a href={enter} className={cn(buttonStyle({ variant: "outline" }), "mt-6 min-h-11 px-5 text-base")}>
            {enterLabel}
          </a>
        </section>
      </main>
      <footer className="border-t border-border">
        <div className="mx-auto flex w-full max-w-[1200px] flex-wrap items-center gap-x-6 gap-y-2 px-5 py-6 sm:px-8">
          <Logo name={t("common:product")} className="text-sm" />
          <p className="text-[13px] text-pretty text-muted-fg">{t("common:promise")}</p>
          <ContractLinks className="lg:ms-auto" />
        </div>
      </footer>
    </>
  );
}

async function HowItWorks() {
  const { t } = await getT("landing");
  return (
    <section id="how" className="mx-auto w-full max-w-[1200px] px-5 pt-16 sm:px-8 sm:pt-24">
      <h2 className="text-3xl/9">{t("how.heading")}</h2>
      <ol className="mt-8 grid gap-4 md:grid-cols-3">
        {(["one", "two", "three"] as const).map((step, index) => (
          <li key={step} className="rounded-xl border border-border bg-surface p-5">
            <span aria-hidden className="text-sm font-semibold text-primary-text tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2 text-base">{t(`how.${step}.title`)}</h3>
            <p className="mt-1.5 text-sm/5.5 text-pretty text-muted-fg">{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
