import { buttonStyle } from "@takt/ui/button-style";
import { Logo } from "@takt/ui/logo";
import { getT } from "~/i18n/server";

/** The logo, to look at and to download. */
export async function PressLogo() {
  const { t } = await getT(["articles", "common"]);
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-xl/7 font-semibold">{t("press.logo")}</h2>
      <div className="rounded-xl border border-border bg-surface p-8">
        <Logo name={t("common:product")} className="text-2xl" />
      </div>
      <p className="text-base/7">{t("press.logoText")}</p>
      <a href="/icon.svg" download="takt-logo.svg" className={buttonStyle({ variant: "outline" })}>
        {t("press.download")}
      </a>
    </section>
  );
}
