import { getT } from "../../i18n/server";
import { provider } from "../../server/provider";
import { LegalPage } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { ProviderFacts } from "./parts/provider-facts";

/** The accessibility statement, in the form that BFSG, annex 3, asks for. */
export async function AccessibilityStatement() {
  const { t } = await getT("accessibility");
  const { accessibility, country } = provider();
  const section = (id: "service" | "tested") => ({
    id,
    title: t(`${id}.title`),
    body: <LegalText>{t(`${id}.text`)}</LegalText>,
  });
  const list = (id: "how" | "limits") => ({
    id,
    title: t(`${id}.title`),
    body: <LegalText>{t(`${id}.list`)}</LegalText>,
  });
  return (
    <LegalPage
      path="/accessibility"
      title={t("title")}
      intro={t("intro")}
      document="accessibility"
      ofProvider={false}
      sections={[
        section("service"),
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
        list("how"),
        section("tested"),
        list("limits"),
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
