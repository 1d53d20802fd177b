import type { ConsentStatus } from "@takt/domain/privacy/model/consent";
import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { optionalServices } from "~/server/optional-services";
import { EQUAL_BUTTONS } from "./parts/consent-form";
import { SettingsButton } from "./settings-button";

/**
 * Asks for consent: a region at the foot of the window that leaves the page usable, with three buttons of one size. It
 * is a plain form, so it works without scripts; to do nothing is no consent.
 */
export async function ConsentBanner() {
  const { t, lng } = await getT("consent");
  const services = optionalServices().map((service) => t(`services.${service}.short`));
  const list = new Intl.ListFormat(lng, { type: "conjunction" }).format(services);
  const page = localePath(lng, "/cookies");
  return (
    <section
      id="consent-banner"
      aria-labelledby="consent-banner-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-border-strong bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="mx-auto grid w-full max-w-[1200px] gap-3 px-5 py-4 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-8">
        <div className="grid max-w-[80ch] gap-1">
          <h2 id="consent-banner-title" className="text-base font-semibold">
            {t("banner.title")}
          </h2>
          <p className="text-sm text-pretty text-muted-fg">
            {t("banner.text", { services: list })}{" "}
            <a href={page} className="link">
              {t("list")}
            </a>
          </p>
        </div>
        <form
          method="post"
          action="/api/consent"
          className={cn(EQUAL_BUTTONS, "sticky bottom-0 -mb-4 bg-surface pt-1 pb-4")}
        >
          <button type="submit" name="choice" value="all" className={buttonStyle()}>
            {t("actions.all")}
          </button>
          <button type="submit" name="choice" value="necessary" className={buttonStyle()}>
            {t("actions.necessary")}
          </button>
          <SettingsButton page={page} text={t("actions.settings")} />
        </form>
      </div>
    </section>
  );
}

/** Tells whether somebody has to be asked. */
export function needsConsent({ offered, decided, gpc }: ConsentStatus): boolean {
  return offered.length > 0 && !decided && !gpc;
}
