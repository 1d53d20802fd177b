import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { LegalPage, textSection } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { ProviderFacts } from "./parts/provider-facts";
import { AiProcessing } from "./policy/ai-processing";
import { DataCategories } from "./policy/data-categories";
import { Purposes } from "./policy/purposes";
import { Retention } from "./policy/retention";
import { ThirdParties } from "./policy/third-parties";
import { Transfers } from "./policy/transfers";
import { PrivacyAuthority } from "./privacy-authority";

/** The privacy policy (GDPR, articles 13 and 14), made from the data inventory and the provider's configuration. */
export async function PolicyPage() {
  const { t } = await getT("policy");
  const { dataProtectionOfficer: dpo } = provider();
  return (
    <LegalPage
      path="/privacy"
      title={t("title")}
      intro={t("intro")}
      document="policy"
      ofProvider
      sections={[
        {
          id: "controller",
          title: t("controller.title"),
          body: (
            <>
              <LegalText>{t("controller.text")}</LegalText>
              <ProviderFacts />
              <LegalText>{dpo ? t("controller.dpo", { dpo }) : t("controller.noDpo")}</LegalText>
            </>
          ),
        },
        { id: "categories", title: t("categories.title"), body: <DataCategories /> },
        { id: "purposes", title: t("purposes.title"), body: <Purposes /> },
        textSection("sources", t("sources.title"), [t("sources.text")]),
        { id: "third-parties", title: t("thirdParties.title"), body: <ThirdParties /> },
        { id: "ai", title: t("ai.title"), body: <AiProcessing /> },
        textSection("cookies", t("cookies.title"), [t("cookies.text")]),
        { id: "transfers", title: t("transfers.title"), body: <Transfers /> },
        { id: "retention", title: t("retention.title"), body: <Retention /> },
        {
          id: "rights",
          title: t("rights.title"),
          body: (
            <>
              <LegalText>{t("rights.text")}</LegalText>
              <p>
                {t("rights.complaint")} <PrivacyAuthority />
              </p>
            </>
          ),
        },
        textSection("security", t("security.title"), [t("security.text"), t("security.list")]),
        textSection("minors", t("minors.title"), [t("minors.text")]),
        textSection("obligations", t("obligations.title"), [t("obligations.text")]),
        textSection("changes", t("changes.title"), [t("changes.text")]),
        textSection("contact", t("contact.title"), [t("contact.text")]),
      ]}
    />
  );
}
