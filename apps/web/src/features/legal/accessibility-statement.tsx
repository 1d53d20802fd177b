import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { LegalPage, textSection } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { ProviderFacts } from "./parts/provider-facts";

/** The accessibility statement, in the form that BFSG, annex 3, asks for. */
export async function AccessibilityStatement() {
  const { t } = await getT("accessibility");
  const { accessibility, country } = provider();
  return (
    <LegalPage
      path="/accessibility"
      title={t("title")}
      intro={t("intro")}
      document="accessibility"
      ofProvider={false}
      sections={[
        textSection("service", t("service.title"), [t("service.text")]),
        {
          id: "law",
          title: t("law.title"),
          body: (
            <>
              <LegalText>{t(`law.${accessibility ?? "unknown"}`)}</LegalText>
              <LegalText>{t("law.standard")}</LegalText>
            </>
          ),
        },
        textSection("how", t("how.title"), [t("how.list")]),
        textSection("tested", t("tested.title"), [t("tested.text")]),
        textSection("limits", t("limits.title"), [t("limits.list")]),
        {
          id: "feedback",
          title: t("feedback.title"),
          body: (
            <>
              <LegalText>{t("feedback.text")}</LegalText>
              <ProviderFacts />
            </>
          ),
        },
        {
          id: "authority",
          title: t("authority.title"),
          body: (
            <>
              <LegalText>{t("authority.text")}</LegalText>
              {country !== "DE" && <LegalText>{t("authority.other")}</LegalText>}
            </>
          ),
        },
      ]}
    />
  );
}
