import { buttonStyle } from "@takt/ui/button-style";
import { pageTexts } from "~/i18n/page-texts";
import { getT } from "~/i18n/server";
import { LiveDemo } from "./demo/live-demo";

type Props = { enter: string; signedIn: boolean; waitlist: boolean };

/** The promise, the way in, and the editor to try at once. */
export async function Hero({ enter, signedIn, waitlist }: Props) {
  const { t } = await getT("landing");
  const { texts, locale } = await pageTexts("landing");
  return (
    <section className="mx-auto w-full max-w-[1200px] px-5 pt-8 pb-16 sm:px-8 sm:pt-14 sm:pb-24">
      <div className="@container">
        <div className="grid gap-x-16 gap-y-6 @min-[60rem]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] @min-[60rem]:items-end">
          <div>
            <p className="text-sm font-medium text-primary-text">{t("hero.eyebrow")}</p>
            <h1 className="mt-3 text-4xl/[1.06] tracking-[-0.025em] wrap-break-word hyphens-auto sm:text-5xl/[1.06] xl:text-6xl/[1.06]">
              {t("hero.heading")}
            </h1>
          </div>
          <div>
            <p className="max-w-[52ch] text-lg/7 text-pretty text-muted-fg">{t("hero.text")}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
              <a href={enter} className={`${buttonStyle({ variant: "primary" })} min-h-11 px-5 text-base`}>
                {t(signedIn ? "hero.goToApp" : "hero.start")}
              </a>
              <a href="#how" className="link inline-flex min-h-11 items-center text-base font-medium">
                {t("hero.more")}
              </a>
            </div>
          </div>
        </div>
      </div>
      <div className="mt-10 sm:mt-14">
        <LiveDemo texts={texts.demo} locale={locale} />
      </div>
      <p className="mt-4 text-caption text-pretty text-subtle-fg">
        {t("demo.note")}. {t("hero.note")} {waitlist && !signedIn && t("hero.waitlist")}
      </p>
    </section>
  );
}
